import { callLabelOf, lateWords, wallTimeOf, type Booking } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** That the person comes late to a call, as both sides read it. */
export function OnTheDay({ booking, isCrew }: { booking: Booking; isCrew: boolean }): ReactNode {
  const { calls, late, freelancer_name } = booking;
  const who = isCrew ? 'You are' : `${freelancer_name ?? 'The crew member'} is`;
  return late.map(({ call_id, minutes, expected_at, note }) => {
    const call = calls.find(({ id }) => id === call_id);
    const expected = `expected ${wallTimeOf(new Date(expected_at)).time}`;
    return (
      <Note key={call_id} tone="warn" title={`${who} about ${lateWords(minutes)} late`}>
        {[call && callLabelOf(call), expected].filter(Boolean).join(', ')}.{note && ` “${note}”`}
      </Note>
    );
  });
}
