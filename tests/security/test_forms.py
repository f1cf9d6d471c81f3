"""Forms that no page of ours would send."""

from urllib.parse import quote

import pytest

from tests.security.house import House, browser

FIELDS = {"name": "\\ud800", "password": "\\udfffpassword1\x00", "next": "/\\ud800", "title": "\\ud800\x00",
          "game": "../x", "edition": "../../x", "kind": "\\ud800", "seat": "\\u0661", "seats": "3"}
FORMS = ["/new", "/account/login", "/account/register", "/play-now", "/t/{}/join", "/t/{}/bot"]


@pytest.mark.parametrize("charset", ["utf-8", "idna", "punycode", "raw-unicode-escape", "utf-7", "rot13", "undefined"])
@pytest.mark.parametrize("path", FORMS)
def test_no_form_in_parts_takes_the_server_down(house: House, path: str, charset: str) -> None:
    """It may claim any alphabet, and hold half characters, zero bytes and files. Ours are never written so."""
    client, csrf = browser(house.server)
    parts = [f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
             for name, value in {**FIELDS, "csrf": csrf}.items()]
    parts.append('--x\r\nContent-Disposition: form-data; name="mode"; filename="../x"\r\n\r\nbytes\r\n--x--\r\n')
    head = {"Content-Type": f"multipart/form-data; boundary=x; charset={charset}"}
    answer = client.post(path.format(house.table), content="".join(parts).encode(), headers=head)
    assert answer.status_code == 403, answer.text


@pytest.mark.parametrize("path", [*FORMS, "/account/profile", "/account/token", "/account/drop", "/account/delete"])
def test_no_form_of_ours_takes_the_server_down(house: House, path: str) -> None:
    client, csrf = browser(house.server)
    for value in ("%00", "%ed%a0%80", "%ff", "..%2f..%2f", "%f0%9f%98%80", "a" * 5000, "%e2%80%ae", "²"):
        fields = (f"{name}={value}" for name in (*FIELDS, "email", "option-sides"))
        answer = client.post(path.format(house.table), content="&".join([f"csrf={quote(csrf)}", *fields]).encode(),
                             headers={"Content-Type": "application/x-www-form-urlencoded; charset=idna"})
        assert answer.status_code < 500, (value, answer.text)
