"""One address in front of several servers, as a proxy would be: each connection goes to the next one that is there."""

import asyncio
import contextlib
import threading
from collections import Counter

from tests.patience import PATIENCE
from tests.web.server import Server


class Balancer:
    """`front` has the address. While no server is there, it answers with 502, as proxies do."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.front = Server("")                  # never started
        self.taken: Counter[int] = Counter()     # connections by port
        self.next = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Server:
        self.thread.start()
        listening = asyncio.start_server(self.serve, "127.0.0.1", self.front.port)
        asyncio.run_coroutine_threadsafe(listening, self.loop).result(PATIENCE)
        return self.front

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.close(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)

    async def close(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = self.next                        # of this connection alone: others move on while it waits
        self.next += 1
        for nth in range(first, first + len(self.servers)):
            port = self.servers[nth % len(self.servers)].port
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                self.taken[port] += 1
                await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))
                return
        await reader.read(65536)
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()


async def pipe(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()
