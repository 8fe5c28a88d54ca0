import ICAL from 'ical.js';

/** As parsed (RFC 7265): the name, the parameters, the type, and the values. */
type Property = [name: string, parameters: object, type: string, ...values: unknown[]];
type Part = [name: string, properties: Property[], parts: Part[]];

/** Null of what is none. */
export function calendarsIn(text: string): ICAL.Component[] | null {
  const whole = text.replace(/^\uFEFF/, '');
  // The parser gives up at the first line that it cannot read.
  const roots = rootsIn(whole) ?? rootsIn(withPartsApart(whole));
  const calendars = (roots ?? []).filter(([name]) => name === 'vcalendar');
  for (const [, , parts] of calendars) for (const part of parts) part[1] = part[1].flatMap(withDaysAsDays);
  return calendars.length ? calendars.map((calendar) => new ICAL.Component(calendar)) : null;
}

function rootsIn(text: string): Part[] | null {
  try {
    const parsed = ICAL.parse(text) as Part | Part[];
    return (typeof parsed[0] === 'string' ? [parsed] : parsed) as Part[];
  } catch {
    return null;
  }
}

const bound = /^(BEGIN|END):(?:VEVENT|VFREEBUSY|VTODO|VJOURNAL)\s*$/i;
const unreadable = ['BEGIN:VEVENT', 'DTSTART:unreadable', 'END:VEVENT'];

/** Each part that cannot be read by itself gives way to an event that cannot be read either. */
function withPartsApart(text: string): string {
  const told: string[][] = [];
  let part: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    const edge = bound.exec(line)?.[1]?.toUpperCase();
    if (edge === 'BEGIN') told.push((part = []));
    if (part) part.push(line);
    else told.push([line]);
    if (edge !== 'END' || !part) continue;
    if (!rootsIn(part.join('\r\n'))) told[told.length - 1] = unreadable;
    part = null;
  }
  return told.flat().join('\r\n');
}

/** Eight digits are a day, though many programs do not say so (`VALUE=DATE`). */
function withDaysAsDays(property: Property): Property[] {
  const [name, parameters, type, ...values] = property;
  if (type !== 'date-time') return [property];
  const days = values.flatMap((value) => /^(\d{4}-\d\d-\d\d)T::$/.exec(String(value))?.[1] ?? []);
  if (!days.length) return [property];
  const times = values.filter((value) => !String(value).endsWith('T::'));
  const asDays: Property = [name, { ...parameters }, 'date', ...days];
  return times.length ? [asDays, [name, parameters, type, ...times]] : [asDays];
}
