import ICAL from 'ical.js';
import { momentsOf, type Occurrence, occurrencesOf, takesTime } from './event-times.js';
import { busyPeriodsOf } from './free-busy.js';
import { changesIn, type LaterChange } from './later-changes.js';
import { Zones } from './zones.js';

/** What is wanted of a calendar: the stretches that are not free, in a window, in milliseconds. */
export interface BusyTimesWanted {
  from: number;
  to: number;
  most: number;
}

/** One that came from us, by its id, so that it is known again. Of all others nothing but the time leaves here. */
export interface BusyTime {
  from: number;
  to: number;
  ownId: string | null;
}

export type BusyTimesFound = { times: BusyTime[] } | { failure: 'not_a_calendar' | 'too_large' };

const ours = /^[\w.-]{1,200}@crewcall$/;

/** Titles, places and people are never looked at. */
export function busyTimesIn(text: string, wanted: BusyTimesWanted): BusyTimesFound {
  const calendars = calendarsIn(text);
  if (!calendars) return { failure: 'not_a_calendar' };
  const times: BusyTime[] = [];
  for (const calendar of calendars)
    for (const time of timesOf(calendar, wanted)) {
      if (times.length >= wanted.most) return { failure: 'too_large' };
      times.push(time);
    }
  return { times };
}

function calendarsIn(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
    const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = roots.filter(([name]) => name === 'vcalendar').map((root) => new ICAL.Component(root));
    return calendars.length ? calendars : null;
  } catch {
    return null;
  }
}

function* timesOf(calendar: ICAL.Component, { from, to }: BusyTimesWanted): Iterable<BusyTime> {
  const zones = new Zones(calendar);
  const events = calendar.getAllSubcomponents('vevent');
  const [moved, changed] = [movedBy(events, zones), changesIn(events, zones)];
  const isInWindow = (start: number, end: number): boolean => start < to && end > from && start < end;
  for (const event of events) {
    const uid = uidOf(event);
    const ownId = ours.test(uid) ? uid : null;
    const isOfRule = !event.hasProperty('recurrence-id');
    const told = isOfRule
      ? takenByRepeat(event, occurrencesOf(event, zones, to), moved.get(uid), changed.get(uid) ?? [])
      : takenAlone(event, occurrencesOf(event, zones, to));
    for (const [start, end] of told) if (isInWindow(start, end)) yield { from: start, to: end, ownId };
  }
  for (const [start, end] of busyPeriodsOf(calendar, zones))
    if (isInWindow(start, end)) yield { from: start, to: end, ownId: null };
}

type Stretch = [from: number, to: number];

function* takenAlone(event: ICAL.Component, occurrences: Iterable<Occurrence>): Iterable<Stretch> {
  if (takesTime(event)) for (const { from, to } of occurrences) yield [from, to];
}

/** Each as the last change before it says, without those that were moved by themselves. */
function* takenByRepeat(
  event: ICAL.Component,
  occurrences: Iterable<Occurrence>,
  moved: ReadonlySet<number> | undefined,
  changes: readonly LaterChange[],
): Iterable<Stretch> {
  const isTaken = takesTime(event);
  if (!isTaken && !changes.length) return;
  for (const occurrence of occurrences) {
    if (moved?.has(occurrence.from)) continue;
    const change = changes.findLast(({ from }) => from < occurrence.from);
    if (change?.takesTime ?? isTaken) yield change ? change.move(occurrence) : [occurrence.from, occurrence.to];
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

/** The occurrences of a repeat that were moved or called off by themselves: what became of them is an event of its own. */
function movedBy(events: readonly ICAL.Component[], zones: Zones): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const event of events) {
    const uid = uidOf(event);
    for (const at of momentsOf(event, 'recurrence-id', zones)) moved.set(uid, (moved.get(uid) ?? new Set()).add(at));
  }
  return moved;
}
