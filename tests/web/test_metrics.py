"""Health and metrics: what a supervisor reads, and who may read it."""

from pathlib import Path

from tests.web.server import Server, database_in, serving
from tests.web.table import make, play_out


def numbers(text: str) -> dict[str, float]:
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_health_says_what_it_stands_on(server: Server) -> None:
    for path in ("/health", "/api/health"):
        body = server.visitor().get(path).json()
        assert body["ok"] is True
        assert body["database"] == "sqlite"
        assert body["version"]


def test_metrics_count_moves_and_tell_nothing_of_tables(server: Server) -> None:
    before = numbers(server.visitor().get("/metrics").text)
    players = make(server, 3)
    play_out(players, 6)
    text = server.visitor().get("/metrics").text
    after = numbers(text)
    assert after["kronika_moves_total"] > before["kronika_moves_total"]
    assert after["kronika_tables_live"] >= 1
    assert after["kronika_tables_bytes"] <= after["kronika_tables_bytes_budget"]
    assert after['kronika_commit_seconds_bucket{le="+Inf"}'] == after["kronika_commit_seconds_count"] > 0
    assert players[0].table not in text


def test_metrics_are_for_this_machine_or_for_whoever_has_the_token(server: Server, tmp_path: Path) -> None:
    here = server.visitor()
    assert here.get("/metrics").status_code == 200
    assert here.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    with serving(database_in(tmp_path), KRONIKA_METRICS_TOKEN="let-me-see") as closed:
        here = closed.visitor()
        assert here.get("/metrics").status_code == 404
        assert here.get("/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 404
        assert here.get("/metrics", headers={"Authorization": "Bearer let-me-see"}).status_code == 200


def test_behind_a_proxy_nobody_is_on_this_machine(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), KRONIKA_PROXY="X-Real-IP") as behind:
        assert behind.visitor().get("/metrics").status_code == 404
