import { wordFor } from '@crewcall/contracts-core';
import { feedFailureSentence, type FeedSource } from '@crewcall/contracts-bookings';
import { agoWords } from './feed-labels';

/** Just brought in: it is read within moments. */
export const isPending = ({ read_at, failing_since }: FeedSource): boolean => !read_at && !failing_since;

const timesWords = (count: number): string => `${count} busy ${wordFor(count, 'time')} ahead`;

/** 'Read 12 min ago, 14 busy times ahead' */
export function sourceWords(source: FeedSource, now: number): string {
  const { read_at, busy_times } = source;
  const failure = feedFailureSentence(source, new Date(now));
  if (!failure) return read_at ? `Read ${agoWords(read_at, now)}, ${timesWords(busy_times)}` : 'Reading...';
  if (source.is_stopped) return `${failure} We no longer try. Remove it and bring it in again.`;
  return busy_times
    ? `${failure} What was read last counts for a day.`
    : `${failure} It takes no time until it is read again.`;
}
