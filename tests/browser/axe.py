"""What axe-core finds wrong with a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """The serious and critical faults, with the parts of the page that have them."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{rule['id']}: {node['html'][:160]} {node.get('failureSummary', '')[-160:]}"
            for rule in found["violations"] if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"][:3]]
