import {
  bookedCallId,
  companyCallId,
  type FeedDetail,
  feedLimits,
  pencilledCallId,
} from '@crewcall/contracts-bookings';
import { type CalendarEntry, calendarFeed } from '@crewcall/platform-calendar-files';
import type { FeedEntryRow } from './feed-entry.repository.js';
import { nearestOf } from './nearest-entries.rules.js';

const discreetWords = { booking: 'Booked', pencil: 'Pencil', call: 'Call' } as const;

const idOf = ({ kind, call_id, of_id }: FeedEntryRow): string =>
  ({
    booking: bookedCallId(call_id, of_id),
    pencil: pencilledCallId(call_id, of_id),
    call: companyCallId(call_id),
  })[kind];

/** Never a rate, a phone number or a note. */
function wordsOf(row: FeedEntryRow, detail: FeedDetail): Pick<CalendarEntry, 'summary' | 'location' | 'description'> {
  const { kind, title, company, role, call_name, location } = row;
  if (detail === 'discreet') return { summary: discreetWords[kind] };
  const named = [title, call_name].filter(Boolean).join(': ');
  if (kind === 'call') return { summary: named, location };
  const what = `${role}, ${company}`;
  return { summary: kind === 'pencil' ? `Pencil: ${what}` : what, description: named, ...(location && { location }) };
}

const entryOf =
  (detail: FeedDetail) =>
  (row: FeedEntryRow): CalendarEntry => ({
    id: idOf(row),
    sequence: row.sequence,
    state: row.is_cancelled ? 'cancelled' : row.kind === 'pencil' ? 'tentative' : 'confirmed',
    told_at: row.changed_at,
    from: row.starts,
    to: row.ends,
    ...wordsOf(row, detail),
  });

/** The same rows are the same file, to the letter. */
export const feedFileOf = (rows: readonly FeedEntryRow[], detail: FeedDetail, now: Date): string =>
  calendarFeed({
    name: 'CrewCall',
    refreshSeconds: feedLimits.refreshSeconds,
    entries: nearestOf(rows, now, feedLimits.entries).map(entryOf(detail)),
  });
