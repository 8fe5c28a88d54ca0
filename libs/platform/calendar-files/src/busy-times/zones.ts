import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';

/** What a calendar calls local: where nothing else is said. */
const HERE = 'Europe/London';

const isZone = (name: string): boolean => {
  try {
    Temporal.ZonedDateTime.from({ year: 2026, month: 1, day: 1, timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** '/mozilla.org/20050126_1/Europe/London' is one of London. */
function endOf(name: string): string {
  const parts = name.split('/').slice(-3);
  while (parts.length > 0 && !parts.every((part) => /^[A-Z][\w+-]+$/.test(part))) parts.shift();
  return parts.length > 1 ? parts.join('/') : name;
}

function namedZone(name: string): string | null {
  const plain = name.trim().replace(/^"|"$/g, '');
  return [plain, endOf(plain), findIana(plain)[0] ?? ''].find((one) => one !== '' && isZone(one)) ?? null;
}

/** The zones of one calendar: by their names in the world or in Windows, else as the file itself describes them. */
export class Zones {
  private readonly named = new Map<string, string | null>();

  constructor(private readonly calendar: ICAL.Component) {}

  /** In milliseconds. A time that the clocks skip is the hour after, and of two the first is meant (RFC 5545). */
  momentOf(time: ICAL.Time, zoneName: string | null): number {
    const { year, month, day, hour, minute, second } = time;
    if (time.isDate) return wallMoment({ year, month, day }, HERE);
    const wall = { year, month, day, hour, minute, second };
    if (time.zone === ICAL.Timezone.utcTimezone) return wallMoment(wall, 'UTC');
    if (!zoneName) return wallMoment(wall, HERE);
    const name = this.nameOf(zoneName);
    if (name) return wallMoment(wall, name);
    const described = this.calendar.getTimeZoneByID(zoneName);
    if (!described) return wallMoment(wall, HERE);
    return ICAL.Time.fromData({ ...wall, isDate: false }, described).toUnixTime() * 1000;
  }

  private nameOf(zoneName: string): string | null {
    const known = this.named.get(zoneName);
    if (known !== undefined) return known;
    const name = namedZone(zoneName);
    this.named.set(zoneName, name);
    return name;
  }
}

type Wall = { year: number; month: number; day: number; hour?: number; minute?: number; second?: number };

const wallMoment = ({ second = 0, ...wall }: Wall, zone: string): number =>
  Temporal.PlainDateTime.from({ ...wall, second: Math.min(second, 59) }).toZonedDateTime(zone).epochMilliseconds;
