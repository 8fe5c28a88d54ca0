import type ICAL from 'ical.js';
import { endingOf, floating, momentsOf, type Occurrence, startOf, takesTime, timeOf } from './event-times.js';
import type { Zones } from './zones.js';

const DAY_S = 86_400;

/** A change of one occurrence that holds for all later ones of its repeat, too (`RANGE=THISANDFUTURE`). */
export interface LaterChange {
  /** Of the occurrence that was changed, by when it was planned. */
  from: number;
  takesTime: boolean;
  move: (occurrence: Occurrence) => [from: number, to: number];
}

/** By the id of their repeat, the earliest first. */
export function changesIn(events: Iterable<ICAL.Component>, zones: Zones): Map<string, LaterChange[]> {
  const changes = new Map<string, LaterChange[]>();
  for (const event of events) {
    const change = isForLater(event) && changeOf(event, zones);
    if (!change) continue;
    const uid = String(event.getFirstPropertyValue('uid') ?? '');
    const ofRepeat = changes.get(uid);
    if (ofRepeat) ofRepeat.push(change);
    else changes.set(uid, [change]);
  }
  for (const ofRepeat of changes.values()) ofRepeat.sort((one, other) => one.from - other.from);
  return changes;
}

function isForLater(event: ICAL.Component): boolean {
  const range = event.getFirstProperty('recurrence-id')?.getParameter('range');
  return String(range ?? '').toUpperCase() === 'THISANDFUTURE';
}

/** Later occurrences begin as much earlier or later by the clock as this one does, and last as long. */
function changeOf(event: ICAL.Component, zones: Zones): LaterChange | null {
  const [planned, start] = [timeOf(event, 'recurrence-id', zones), startOf(event, zones)];
  const [from] = momentsOf(event, 'recurrence-id', zones);
  if (!planned || from === undefined) return null;
  if (!start) return { from, takesTime: takesTime(event), move: (occurrence) => [occurrence.from, occurrence.to] };
  const endOf = endingOf(event, start, zones);
  const byClock = floating(start.time).subtractDate(floating(planned.time)).toSeconds();
  // What is told in another zone, or of a day instead of a time, is moved by what lies between.
  const isByClock = planned.zoneName === start.zoneName && planned.time.isDate === start.time.isDate;
  return {
    from,
    takesTime: takesTime(event),
    move: ({ from: at, wall, zoneName }) => {
      const moved = floating(wall);
      moved.adjust(Math.trunc(byClock / DAY_S), 0, 0, byClock % DAY_S);
      const begins = isByClock && zoneName === start.zoneName ? zones.momentOf(moved, zoneName) : at + start.at - from;
      return [begins, endOf(moved, begins)];
    },
  };
}
