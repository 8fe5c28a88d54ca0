import type { Span } from '@crewcall/contracts-bookings';

/** As Postgres writes a range of moments: the end does not belong to it. */
export const rangeOf = ({ from, to }: Span): string => `[${from.toISOString()},${to.toISOString()})`;

/** The two moments of a range as the driver writes it. */
export function spanOfRange(range: string): Span {
  const [from, to] = range.replace(/[[\])"]/g, '').split(',');
  return { from: momentOfText(from), to: momentOfText(to) };
}

/** `2026-11-26 08:00:00+00`: the offset may lack its minutes, which dates do not forgive. */
const momentOfText = (text = ''): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
