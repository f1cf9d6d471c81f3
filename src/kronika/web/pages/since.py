"""The story since the viewer's last decision: its steps, and how every public number stood around each."""
from __future__ import annotations

from kronika.table.live import Live
from kronika.table.service import Service
from kronika.web.asker import Place
from kronika.web.draw.sight import Sight
from kronika.web.draw.since import Measure, Step, Story, since, steps
from kronika.web.history import tables_at
from kronika.web.pages.kit import Visit
from kronika.web.pages.sights import sight
from kronika.web.render import texts
from kronika.web.rooms import ROOMS


async def followed(v: Visit, live: Live, place: Place, now: Sight, step: int) -> Sight:
    """What the viewer sees at a step of the story; without one the present, which knows how many there are."""
    moments = [each.item.at for each in told(now, v.lang)]
    tale = await story(v.service, live, now, v.lang, step) if step > 0 else None
    if tale is None:
        now.since = moments
        return now
    seen = await sight(v.service, live, now.viewer, v.lang, tale.step.item.at, place)
    seen.since, seen.step, seen.now = moments, tale.here, now.now
    seen.decision = now.decision if tale.awaited else ""
    v.reader.extra["story"] = tale
    return seen


def told(now: Sight, lang: str) -> list[Step]:
    """The steps, without numbers."""
    return steps(ROOMS[now.game.key].log(since(now), texts(lang)), now.viewer)


async def story(service: Service, live: Live, now: Sight, lang: str, here: int) -> Story | None:
    """The story at one of its steps; None if nothing has happened."""
    found = told(now, lang)
    if not found:
        return None
    moments = {moment for step in found for moment in (step.item.begun, step.item.at)}
    at = await numbers(service, live, now, lang, moments)
    for step in found:
        step.before, step.after = at[step.item.begun], at[step.item.at]
    return Story(now, found, min(max(here, 1), len(found)), bool((live.awaits() >> now.viewer) & 1))


async def numbers(service: Service, live: Live, now: Sight, lang: str,
                  moments: set[int]) -> dict[int, list[Measure]]:
    """The numbers at each moment, from one walk; kept until the next change."""
    key = ("since", now.viewer, lang)
    if key not in live.cache:
        order = sorted(moments)
        tables = await tables_at(service, live, now.viewer, order)
        measures = ROOMS[now.game.key].measures
        live.cache[key] = {moment: measures(live.game.view(table, now.viewer), texts(lang))
                           for moment, table in zip(order, tables)}
    found: dict[int, list[Measure]] = live.cache[key]
    return found
