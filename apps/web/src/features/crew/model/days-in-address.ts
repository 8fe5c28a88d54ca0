import { madeOnce } from '@crewcall/contracts-core';
import { crewFree, type CrewFree } from '@crewcall/contracts-identity';

// Every visitor of the directory fetches this, and few ask about days: the rules of days come with what chooses them.
const MOST_DAYS = 14;
const YEAR_MS = 365 * 86_400_000;
const londonDay = madeOnce(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }));

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return text.length === 10 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Days in the address that may be asked about; those that are over are left out. */
export function daysIn(params: URLSearchParams): string[] {
  const on = params.get('on');
  if (!on) return [];
  const [first, last] = [londonDay().format(Date.now()), londonDay().format(Date.now() + YEAR_MS)];
  return [...new Set(on.split(',', MOST_DAYS))].filter((day) => isDay(day) && day >= first && day <= last).sort();
}

export const freeIn = (params: URLSearchParams): CrewFree | null =>
  crewFree.find((known) => known === params.get('free')) ?? null;
