import ICAL from 'ical.js';

/** As parsed (RFC 7265): the name, the parameters, the type, and the values. */
type Property = [name: string, parameters: object, type: string, ...values: unknown[]];
type Part = [name: string, properties: Property[], parts: Part[]];

/** Null of what is none. */
export function calendarsIn(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as Part | Part[];
    const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as Part[];
    const calendars = roots.filter(([name]) => name === 'vcalendar');
    for (const [, , parts] of calendars) for (const part of parts) part[1] = part[1].flatMap(withDaysAsDays);
    return calendars.length ? calendars.map((calendar) => new ICAL.Component(calendar)) : null;
  } catch {
    return null;
  }
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
