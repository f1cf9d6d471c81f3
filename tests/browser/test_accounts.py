"""Accounts in the browser, and names at one screen."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import my_turn, new_table
from tests.browser.looks import said
from tests.browser.test_pages import check, play_now


def register(page: Page, name: str, password: str) -> None:
    enter(page, "register", name, password)
    expect(page.locator("form[action='/play-now']")).to_be_visible()


def enter(page: Page, way: str, name: str, password: str) -> None:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + "/account")
    form = page.locator(f"form[action='/account/{way}']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(password)
    form.locator("button").click()


def test_an_account_keeps_tables_together(reader: Open) -> None:
    """A table made on one device is found on another, under the same name and password."""
    first, second = reader(name="Ágnes"), reader(name="Nobody")
    register(first, "Ágnes", "nyolc betű")
    new_table(first, 3, seat1="open")
    enter(second, "login", "ÁGNES", "wrong password")
    expect(second.locator(".problem")).to_have_text(said("server-bad-password"))
    enter(second, "login", "ÁGNES", "nyolc betű")
    expect(second.locator(".rows").first).to_contain_text(said("table-of", name="Ágnes"))


def test_password_tokens_and_deletion(reader: Open, server: str) -> None:
    page = reader(name="Gergő")
    register(page, "Gergő", "első jelszó")
    page.goto(f"{server}/account")
    check(page, "account")
    form = page.locator("form[action='/account/password']")
    form.locator("[name=old]").fill("nem ez")
    form.locator("[name=new]").fill("második jelszó")
    form.locator("button").click()
    expect(page.locator(".problem")).to_be_visible()
    form.locator("[name=old]").fill("első jelszó")
    form.locator("[name=new]").fill("második jelszó")
    form.locator("button").click()
    expect(page.locator(".done")).to_be_visible()
    page.locator("[name=label]").fill("robot")
    page.locator("form[action='/account/token'] button").click()
    token = page.locator("#token").input_value()
    ask = page.request.get(f"{server}/api/tokens", headers={"Authorization": f"Bearer {token}"})
    assert [each["label"] for each in ask.json()] == ["robot"]
    page.locator("form[action='/account/drop'] button").click()
    expect(page.locator("form[action='/account/drop']")).to_have_count(0)
    assert not page.request.get(f"{server}/api/tokens", headers={"Authorization": f"Bearer {token}"}).ok
    page.locator("details summary").click()
    page.locator("form[action='/account/delete'] [name=password]").fill("második jelszó")
    page.locator("form[action='/account/delete'] button").click()
    enter(page, "login", "Gergő", "második jelszó")
    expect(page.locator(".problem")).to_be_visible()


def test_devices_are_listed_and_signed_out(reader: Open, server: str) -> None:
    """A page that is open on a device which is signed out from another shows what anybody may see."""
    first, second = reader(name="Dénes"), reader(name="Dénes")
    register(first, "Dénes", "nyolc betű")
    play_now(first)
    assert my_turn(first)
    enter(second, "login", "Dénes", "nyolc betű")
    second.goto(f"{server}/account")
    check(second, "account")
    expect(second.locator(".devices li")).to_have_count(2)
    expect(second.locator(".devices")).to_contain_text(said("web-devices-here"))
    second.locator("form[action='/account/end'] button").click()
    expect(second.locator(".done")).to_be_visible()
    expect(second.locator(".devices li")).to_have_count(1)
    first.wait_for_function("() => document.getElementById('table')?.dataset.turn === ''")
    second.locator("form[action='/account/everywhere'] button").click()
    second.goto(f"{server}/account")
    expect(second.locator("form[action='/account/login']")).to_be_visible()


def test_tokens_end_with_the_password_unless_they_are_kept(reader: Open, server: str) -> None:
    page = reader(name="Tünde")
    register(page, "Tünde", "első jelszó")
    page.goto(f"{server}/account")
    passwords = ["első jelszó", "második jelszó", "harmadik jelszó"]
    page.locator("[name=label]").fill("robot")
    page.locator("form[action='/account/token'] button").click()
    for kept, old, new in ((1, *passwords[:2]), (0, *passwords[1:])):
        form = page.locator("form[action='/account/password']")
        form.locator("[name=old]").fill(old)
        form.locator("[name=new]").fill(new)
        form.locator("[name=void]").set_checked(not kept)
        form.locator("button").click()
        expect(page.locator(".done")).to_be_visible()
        expect(page.locator("form[action='/account/drop']")).to_have_count(kept)


def test_signing_in_leads_back_into_the_house_only(reader: Open, server: str) -> None:
    page = reader()
    page.goto(f"{server}/account?next=//elsewhere.example")
    assert page.locator("form[action='/account/login'] [name=next]").get_attribute("value") == "/"
    page.goto(f"{server}/account?next=/rules/seven_wonders")
    assert page.locator("form[action='/account/login'] [name=next]").get_attribute("value") == "/rules/seven_wonders"
    check(page, "account")


def test_everybody_at_one_screen_has_a_name(reader: Open, server: str) -> None:
    page = reader(name="Dóra")
    page.goto(f"{server}/new?kind=hotseat")
    expect(page.locator("[name=name2]")).to_be_hidden()          # a bot has its name already
    page.locator("[name=name1]").fill("Béla")
    page.click(".setup-form .bar .main")
    expect(page.locator(".curtain h1")).to_contain_text("Dóra")
    page.locator("#lift").click()
    expect(page.locator("#table")).to_contain_text("Béla")
