"""The account: name and password, the devices on which one is signed in."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit

PASSWORD = "correct horse"


def test_devices_are_listed_and_signed_out(visitor: Visit) -> None:
    zoe, phone = visitor(), visitor()
    zoe.named("Zelda")
    zoe.post("/account", name="Zelda", password=PASSWORD)
    phone.post("/session", name="Zelda", password=PASSWORD)
    zoe.visit("/account")
    expect(zoe.page.get_by_text(zoe.words("web-device-this"), exact=True)).to_be_visible()
    devices = zoe.page.get_by_role("button", name=zoe.words("web-sign-out-device", device=""))
    expect(devices).to_have_count(1)
    devices.click()
    expect(devices).to_have_count(0)
    phone.visit("/account")
    expect(phone.page.get_by_text(phone.words("web-me-nobody"))).to_be_visible()


def test_the_password_is_changed(visitor: Visit) -> None:
    zoe = visitor().named("Zora")
    zoe.post("/account", name="Zora", password=PASSWORD)
    zoe.visit("/account")
    zoe.page.get_by_label(zoe.words("web-password-old")).fill(PASSWORD)
    zoe.page.get_by_label(zoe.words("web-password-new")).fill("battery staple")
    zoe.button("web-change-password").click()
    expect(zoe.page.get_by_text(zoe.words("web-password-changed"))).to_be_visible()
    phone = visitor()
    assert phone.post("/session", name="Zora", password="battery staple")["name"] == "Zora"


def test_the_host_removes_a_guest_before_the_start(visitor: Visit) -> None:
    zoe, marc = visitor().named("Zoé"), visitor().named("Marc")
    table = zoe.set_table("me", "open", start=False)
    marc.post(f"/tables/{table}/join")
    zoe.visit(f"/table/{table}")
    expect(zoe.page.get_by_text(zoe.words("web-is-guest"), exact=True)).to_have_count(2)
    zoe.button("web-remove", player="Marc").click()
    expect(zoe.page.get_by_text(zoe.words("web-seat-free"), exact=True)).to_be_visible()


def test_somebody_in_the_chat_is_muted(visitor: Visit) -> None:
    zoe, marc = visitor().named("Zoé"), visitor().named("Marc")
    table = zoe.set_table("me", "bot")
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    zoe.page.keyboard.press("c")
    marc.post(f"/tables/{table}/chat", text="hello from Marc")
    line = zoe.page.get_by_text("hello from Marc")
    expect(line).to_be_visible()
    zoe.button("web-mute", name="Marc").click()
    expect(line).to_have_count(0)
    zoe.button("web-unmute", name="Marc").click()
    expect(line).to_be_visible()
