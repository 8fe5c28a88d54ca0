import ICAL from 'ical.js';
import type { Zones } from './zones.js';

/**
 * The periods of a free/busy part of a calendar that are not marked as free: what is tentative or of an unknown kind
 * counts as busy (RFC 5545, 3.2.9). They carry no id of an event, so one’s own bookings are not known among them.
 */
export function* busyPeriodsOf(part: ICAL.Component, zones: Zones): Iterable<[from: number, to: number]> {
  for (const property of part.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues() as unknown[])
      if (period instanceof ICAL.Period)
        yield [zones.momentOf(period.start, null), zones.momentOf(period.getEnd(), null)];
  }
}
