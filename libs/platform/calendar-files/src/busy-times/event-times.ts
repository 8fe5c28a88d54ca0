import ICAL from 'ical.js';
import type { Zones } from './zones.js';

const DAY_MS = 86_400_000;

const zoneNameOf = (property: ICAL.Property): string | null => {
  const name = property.getParameter('tzid');
  return typeof name === 'string' ? name : null;
};

/** Without its zone, in which alone it is moved on: its moment is told of each occurrence. UTC goes with the time itself. */
export const floating = ({ year, month, day, hour, minute, second, isDate, zone }: ICAL.Time): ICAL.Time =>
  ICAL.Time.fromData(
    { year, month, day, hour, minute, second, isDate },
    zone === ICAL.Timezone.utcTimezone ? zone : ICAL.Timezone.localTimezone,
  );

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** What is marked as free or was called off takes no time. */
export const takesTime = (event: ICAL.Component): boolean =>
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** The moments of all values of a property, a period’s its beginning. */
export const momentsOf = (event: ICAL.Component, name: string, zones: Zones): number[] =>
  event.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [zones.momentOf(time, zoneNameOf(property))] : [];
    }),
  );

interface TimeOf {
  time: ICAL.Time;
  zoneName: string | null;
  at: number;
}

/** One time that an event repeats or took: as it is told, and in milliseconds. */
export interface Occurrence {
  from: number;
  to: number;
  wall: ICAL.Time;
  zoneName: string | null;
}

export const startOf = (event: ICAL.Component, zones: Zones): TimeOf | null => timeOf(event, 'dtstart', zones);

/** The first value of a property that tells a time. */
export function timeOf(event: ICAL.Component, name: string, zones: Zones): TimeOf | null {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return null;
  const zoneName = zoneNameOf(property);
  return { time, zoneName, at: zones.momentOf(time, zoneName) };
}

/** Where an occurrence ends that begins there: whole days by the calendar, all else by its length. */
export function endingOf(
  event: ICAL.Component,
  { time, at }: TimeOf,
  zones: Zones,
): (wall: ICAL.Time, from: number) => number {
  const [end] = momentsOf(event, 'dtend', zones);
  const duration = event.getFirstPropertyValue('duration');
  const length =
    end !== undefined
      ? end - at
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1000
        : time.isDate
          ? DAY_MS
          : 0;
  if (!time.isDate) return (_wall, from) => from + length;
  const days = Math.max(1, Math.round(length / DAY_MS));
  return (wall) => {
    const last = wall.clone();
    last.adjust(days, 0, 0, 0);
    return zones.momentOf(last, null);
  };
}

/** Each occurrence that begins before a moment, earliest first of each rule; `UNTIL` is judged here, where zones are known. */
export function* occurrencesOf(event: ICAL.Component, zones: Zones, before: number): Iterable<Occurrence> {
  const start = startOf(event, zones);
  if (!start) return;
  const endOf = endingOf(event, start, zones);
  const out = new Set(momentsOf(event, 'exdate', zones));
  const seen = new Set<number>();
  const isNew = (at: number): boolean => !out.has(at) && !seen.has(at) && Boolean(seen.add(at));
  const rules = event.getAllProperties('rrule').flatMap((property) => property.getValues() as ICAL.Recur[]);
  const { zoneName } = start;
  if (isNew(start.at)) yield { from: start.at, to: endOf(start.time, start.at), wall: start.time, zoneName };
  for (const rule of rules)
    for (const [wall, at] of startsOf(rule, start, zones, before))
      if (isNew(at)) yield { from: at, to: endOf(wall, at), wall, zoneName };
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues() as unknown[]) {
      const wall = value instanceof ICAL.Period ? value.start : value;
      if (!(wall instanceof ICAL.Time)) continue;
      const zone = zoneNameOf(property);
      const from = zones.momentOf(wall, zone);
      const to = value instanceof ICAL.Period ? zones.momentOf(value.getEnd(), zone) : endOf(wall, from);
      if (isNew(from)) yield { from, to, wall, zoneName: zone };
    }
}

function* startsOf(rule: ICAL.Recur, start: TimeOf, zones: Zones, before: number): Iterable<[ICAL.Time, number]> {
  const { until } = rule;
  const endless = rule.clone();
  endless.until = null;
  const iterator = endless.iterator(floating(start.time));
  for (let wall = iterator.next() as ICAL.Time | null; wall; wall = iterator.next() as ICAL.Time | null) {
    const at = zones.momentOf(wall, start.zoneName);
    const isOver = until && (until.isDate ? dayOf(wall) > dayOf(until) : at > untilMoment(until, start, zones));
    if (isOver || at >= before) return;
    yield [wall, at];
  }
}

const dayOf = ({ year, month, day }: ICAL.Time): number => (year * 100 + month) * 100 + day;
const untilMoment = (until: ICAL.Time, { zoneName }: TimeOf, zones: Zones): number => zones.momentOf(until, zoneName);
