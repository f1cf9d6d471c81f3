"""What must fit together in the component files: whoever corrects them is told what does not."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit

Row = dict[str, Any]


def fits(files: dict[str, Row]) -> None:
    """The map, the nations and the stacks. Raises Unfit."""
    areas: list[Row] = files["areas.toml"]["area"]
    both_ways("area", [(row["id"], row["borders"]) for row in areas])
    coasts = [coast for row in areas for coast in row.get("coasts", [])]
    both_ways("coasts", [(row["id"], row["near"]) for row in [*coasts, *files["areas.toml"]["open_sea"]]])
    nations(files["nations.toml"], areas, files["components.toml"]["pieces"]["tokens"])


def both_ways(what: str, rows: list[tuple[str, list[str]]]) -> None:
    """Neighbours name each other."""
    near = dict(rows)
    for name, others in rows:
        for other in others:
            if other not in near:
                raise Unfit("data-no-row", {"where": f"areas.toml, {what} {name}", "name": other})
            if name not in near[other] or other == name:
                raise Unfit("data-one-way", {"where": f"areas.toml, {what} {name}", "name": other, "own": name})


def nations(rows: Row, areas: list[Row], tokens: int) -> None:
    """Every nation starts where the chart for so many players reaches; its epochs follow each other."""
    region = {row["id"]: row["region"] for row in areas}
    charts = {f"p{row['players']}": row for row in rows["setup"]}
    for chart in charts.values():
        if chart["tokens"] > tokens:
            raise Unfit("data-range", {"where": f"nations.toml, setup {chart['players']}, tokens", "least": "1",
                                       "most": str(tokens), "said": str(chart["tokens"])})
    for nation in rows["nation"]:
        where = f"nations.toml, nation {nation['id']}"
        for key, area in nation["starts"].items():
            if key in charts and region[area] not in charts[key]["regions"]:
                raise Unfit("data-off-chart", {"where": f"{where}, starts, {key}", "name": area})
        rising(f"{where}, epochs", nation["epochs"], rows["finish"])
    rising("nations.toml, triangles", rows["triangles"], rows["finish"])


def rising(where: str, numbers: list[int], most: int) -> None:
    if sorted(set(numbers)) != numbers or numbers[-1] > most:
        raise Unfit("data-rising", {"where": where, "said": ", ".join(str(n) for n in numbers), "most": str(most)})
