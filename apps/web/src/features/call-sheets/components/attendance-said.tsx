import { type Attendance, type AttendanceWord, attendedWords, wallTimeOf } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { KeptTap } from '../offline/offline-database';

const words: Record<AttendanceWord, string> = { on_way: 'On my way', arrived: 'Arrived' };

interface AttendanceSaidProps {
  attendance: Attendance;
  /** What was tapped without a signal: it waits, with its own time. */
  kept: readonly KeptTap[];
}

/** What one has said of the day so far. */
export function AttendanceSaid({ attendance, kept }: AttendanceSaidProps): ReactNode {
  const { on_way, arrived, is_missing } = attendance;
  return (
    <>
      {is_missing && (
        <Note tone="warn" title="Are you on your way?">
          You have not said that you arrived. The company has been told.
        </Note>
      )}
      {on_way && <p>{attendedWords(words.on_way, on_way)}</p>}
      {arrived && <Note tone="good">{attendedWords(words.arrived, arrived)}. The company sees it.</Note>}
      {kept.map(
        ({ key, what, at }) =>
          what !== 'acknowledged' &&
          !attendance[what] && (
            <Note key={key} isAlert>
              {words[what]} {wallTimeOf(new Date(at)).time}. It is sent as soon as you have a signal, with this time.
            </Note>
          ),
      )}
    </>
  );
}
