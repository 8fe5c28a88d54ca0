import { madeOnce } from '@crewcall/contracts-core';
import { dayWords } from '@crewcall/contracts-bookings';
import type { Chosen } from '@crewcall/contracts-jobs';

const most = 4;
const list = madeOnce(() => new Intl.ListFormat('en-GB'));

/** 'Can do Thu 26 Nov and Fri 27 Nov, 2 of 3 calls. For Rigger'; null of who applied for all of the job. */
export function chosenWords(chosen: Chosen | null): string | null {
  if (!chosen) return null;
  const { calls, roles, of_calls } = chosen;
  const days = [...new Set(calls.map(({ starts_on }) => dayWords(starts_on)))];
  const named = days.length > most ? [...days.slice(0, most - 1), `${days.length - most + 1} more days`] : days;
  const can = calls.length ? `Can do ${list().format(named)}, ${calls.length} of ${of_calls} calls` : '';
  return [can, roles.length ? `For ${list().format(roles)}` : ''].filter(Boolean).join('. ') || null;
}

/** For who is about to hire; null of who applied for every call. */
export const partlyBookedWords = (chosen: Chosen | null): string | null =>
  chosen?.calls.length ? `${chosenWords(chosen)}. This books all calls of the role.` : null;
