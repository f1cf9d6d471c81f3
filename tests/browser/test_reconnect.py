"""Servers die and come back: pages go on by themselves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import chosen, click_move, decision, new_table, sit, wait_for_turn
from tests.browser.looks import OTHER_LANG
from tests.table.conftest import postgres, postgres_url
from tests.web.balancer import Balancer
from tests.web.server import Server

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def servers(postgres_url: str) -> Iterator[list[Server]]:
    """Two processes on one PostgreSQL."""
    found = [Server(postgres_url).start(wait=False) for _ in range(2)]
    for server in found:
        server.wait()
    yield found
    for server in found:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def server(servers: list[Server]) -> Iterator[str]:
    """Their one address."""
    with Balancer(servers) as front:
        yield front.base


def play(pages: list[Page], rounds: int) -> None:
    for _ in range(rounds):
        for page in pages:
            wait_for_turn(page)
            before = decision(page)
            click_move(page)
            chosen(page, before)


def test_pages_go_on_when_their_server_dies(reader: Open, servers: list[Server]) -> None:
    dora = reader()
    url = new_table(dora, 3, seat1="open", seat2="greedy")
    judit = reader("/" + url.split("/", 3)[3], OTHER_LANG, name="Judit")
    sit(judit)
    pages = [dora, judit]
    play(pages, 3)
    servers[0].kill()
    play(pages, 2)
    for page in pages:
        wait_for_turn(page)
    servers[1].kill()
    for page in pages:
        expect(page.locator("body.offline .offline-note")).to_be_visible()
    before = decision(dora)
    click_move(dora)
    expect(dora.locator("#toast")).to_have_text(str(dora.get_attribute("[data-failed]", "data-failed")))
    assert decision(dora) == before
    servers[0].start()
    for page in pages:
        expect(page.locator("body:not(.offline)")).to_be_visible()
    dora.click("[data-confirm]")             # what was chosen is still chosen
    chosen(dora, before)
    play([judit, *pages, *pages], 1)
