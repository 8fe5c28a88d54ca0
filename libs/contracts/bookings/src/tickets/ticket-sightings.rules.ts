import { wallTimeOf } from '../time/wall-time.rules.js';
import { ticketDayWords } from './ticket-days.rules.js';
import { ticketSightingLimits, type TicketSighting } from './ticket-sightings.js';

interface Span {
  from: string;
  to: string;
}

/** On site: from the day of the first call, in London, until three days after the last. */
export function isTimeOfSighting(calls: readonly Span[], now: number): boolean {
  if (!calls.length) return false;
  const first = Math.min(...calls.map(({ from }) => Date.parse(from)));
  const last = Math.max(...calls.map(({ to }) => Date.parse(to)));
  const isBegun = wallTimeOf(new Date(now)).day >= wallTimeOf(new Date(first)).day;
  return isBegun && now <= last + ticketSightingLimits.untilMs;
}

/** 'Seen by us: Dana Cole, 3 Nov 2026' */
export const sightingWords = ({ checker, seen_on }: TicketSighting): string =>
  `Seen by us: ${[checker, ticketDayWords(seen_on)].filter(Boolean).join(', ')}`;

/** 'Seen by 3 companies', from three on; null below. */
export const seenByWords = (companies: number): string | null =>
  companies >= ticketSightingLimits.shownFrom ? `Seen by ${companies} companies` : null;
