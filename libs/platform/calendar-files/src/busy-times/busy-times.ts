import type ICAL from 'ical.js';
import { calendarsIn } from './calendars.js';
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

/** Titles, places and people are never looked at. An event whose times cannot be read is left out. */
export function busyTimesIn(text: string, wanted: BusyTimesWanted): BusyTimesFound {
  const calendars = calendarsIn(text);
  if (!calendars) return { failure: 'not_a_calendar' };
  const parts = calendars.flatMap((calendar) => partsOf(calendar, wanted));
  const times: BusyTime[] = [];
  let unread = 0;
  for (const part of parts) {
    const before = times.length;
    try {
      for (const time of part()) {
        if (times.length >= wanted.most) return { failure: 'too_large' };
        times.push(time);
      }
    } catch {
      times.length = before;
      unread += 1;
    }
  }
  return unread > 0 && unread === parts.length ? { failure: 'not_a_calendar' } : { times };
}

/** The times of each event and of each free/busy part, which is read whole or not at all. */
function partsOf(calendar: ICAL.Component, { from, to }: BusyTimesWanted): (() => Iterable<BusyTime>)[] {
  const zones = new Zones(calendar);
  const events = calendar.getAllSubcomponents('vevent');
  const readable = new Set(events.filter((event) => isReadable(event, zones)));
  const [moved, changed] = [movedBy(readable, zones), changesIn(readable, zones)];
  function* inWindow(stretches: Iterable<Stretch>, ownId: string | null): Iterable<BusyTime> {
    for (const [start, end] of stretches)
      if (start < to && end > from && start < end) yield { from: start, to: end, ownId };
  }
  const ofEvent = (event: ICAL.Component): Iterable<BusyTime> => {
    if (!readable.has(event)) throw new Error('The times of an event cannot be read');
    const uid = uidOf(event);
    const isOfRule = !event.hasProperty('recurrence-id');
    const told = isOfRule
      ? takenByRepeat(event, occurrencesOf(event, zones, to), moved.get(uid), changed.get(uid) ?? [])
      : takenAlone(event, occurrencesOf(event, zones, to));
    return inWindow(told, ours.test(uid) ? uid : null);
  };
  return [
    ...events.map((event) => () => ofEvent(event)),
    ...calendar.getAllSubcomponents('vfreebusy').map((part) => () => inWindow(busyPeriodsOf(part, zones), null)),
  ];
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

/** Values are looked at when they are asked for: here all of them that are asked for later. */
function isReadable(event: ICAL.Component, zones: Zones): boolean {
  try {
    uidOf(event);
    takesTime(event);
    for (const name of ['dtstart', 'dtend', 'duration', 'recurrence-id', 'exdate', 'rdate', 'rrule'])
      momentsOf(event, name, zones);
    return true;
  } catch {
    return false;
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

/** The occurrences of a repeat that were moved or called off by themselves: what became of them is an event of its own. */
function movedBy(events: Iterable<ICAL.Component>, zones: Zones): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const event of events) {
    const uid = uidOf(event);
    for (const at of momentsOf(event, 'recurrence-id', zones)) moved.set(uid, (moved.get(uid) ?? new Set()).add(at));
  }
  return moved;
}
