"""The suite knows every address of the server, and no other."""

from tests.security.routes import ROUTES, Address


def test_every_route_has_an_entry_and_every_entry_a_route(doors: list[Address]) -> None:
    there = {(address.method, address.path) for address in doors}
    assert there - set(ROUTES) == set(), "say in tests/security/routes.py what right these need"
    assert set(ROUTES) - there == set(), "these are gone"


def test_every_part_of_a_path_has_a_good_value(doors: list[Address]) -> None:
    """Otherwise the suite would knock at doors that are none."""
    for address in doors:
        assert "{" not in address.with_("abcdefghjk"), address
