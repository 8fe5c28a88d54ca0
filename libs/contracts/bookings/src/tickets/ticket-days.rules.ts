import { madeOnce } from '@crewcall/contracts-core';
/** A ticket that ends on a day is good on that day; one without an end does not end. */
export const isTicketGoodOn = (expiresOn: string | null, day: string): boolean =>
  expiresOn === null || expiresOn >= day;

const numbered = madeOnce(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
);

/** '20 Nov 2026' */
export function ticketDayWords(day: string): string {
  const parts = new Map(
    numbered()
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  );
  // Some versions of the locale data write 'Sept'; a month has three letters here.
  return `${parts.get('day')} ${parts.get('month')?.slice(0, 3)} ${parts.get('year')}`;
}
