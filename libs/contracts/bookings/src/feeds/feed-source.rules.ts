import { dayWords } from '../time/london-words.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import type { FeedSource, FeedSourceFailure } from './feed-source.js';

export const feedSourceLimits = {
  sources: 3,
  /** Each is read at once: without it a calendar elsewhere would be read as often as it is removed and added. */
  addedAnHour: 12,
  address: 2_000,
  bytes: 5_000_000,
  withinSeconds: 10,
  occurrences: 5_000,
  aheadDays: 400,
  /** Behind us, in case a clock is wrong; gone after a week at the latest. */
  pastDays: 7,
  everyMinutes: 60,
  spreadMinutes: 10,
  /** What was read last stays so long when nothing new can be read. */
  keptHours: 24,
  stopsAfterDays: 14,
} as const;

export const feedSourceTexts = {
  address: 'Paste the address of a calendar. It begins with https:// or webcal://.',
  addressParts: 'Paste the address without a name, password or port in it.',
} as const;

/** As it is read: `webcal` is `https`. Null of what is neither. */
export function feedAddressOf(typed: string): string | null {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** Null of an address that may be read, as far as its spelling says. */
export function feedAddressProblem(typed: unknown): string | null {
  const address = typeof typed === 'string' && typed.length <= feedSourceLimits.address ? feedAddressOf(typed) : null;
  if (!address) return feedSourceTexts.address;
  const { username, password, port } = new URL(address);
  return username || password || (port && port !== '80') ? feedSourceTexts.addressParts : null;
}

export const feedFailureWords: Readonly<Record<FeedSourceFailure, string>> = {
  not_found: 'not found',
  not_a_calendar: 'not a calendar',
  too_large: 'too large',
  took_too_long: 'took too long',
};

/** 'Could not be read since 09:00: not found.', with the day where it was not today; null where nothing is wrong. */
export function feedFailureSentence({ failing_since, failure }: FeedSource, now: Date): string | null {
  if (!failing_since || !failure) return null;
  const { day, time } = wallTimeOf(new Date(failing_since));
  const since = day === wallTimeOf(now).day ? time : `${dayWords(day)}, ${time}`;
  return `Could not be read since ${since}: ${feedFailureWords[failure]}.`;
}
