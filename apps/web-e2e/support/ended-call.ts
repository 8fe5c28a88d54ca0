import { expect } from '@playwright/test';
import { type Booked, dayAhead } from './booked.js';
import { callToday } from './call-today.js';
import { inDatabase } from './databases.js';

interface Named {
  id: string;
}

/** No one waits a day in a journey: the call was so many days ago, from eight to six. */
export async function endCall(callId: string, daysAgo: number): Promise<void> {
  await inDatabase('crewcall_jobs', async (client) => {
    await client.query('BEGIN');
    await client.query(
      `UPDATE bookings.calls SET starts_on = $2, ends_on = $2, starts_at = '08:00', ends_at = '18:00',
         during = tstzrange(($2::date + time '08:00') AT TIME ZONE 'Europe/London', ($2::date + time '18:00') AT TIME ZONE 'Europe/London')
       WHERE id = $1`,
      [callId, dayAhead(-daysAgo)],
    );
    await client.query(
      'UPDATE bookings.commitments m SET during = c.during FROM bookings.calls c WHERE c.id = $1 AND m.call_id = c.id',
      [callId],
    );
    await client.query(`UPDATE bookings.deadlines SET due_at = now() WHERE subject_id = $1 AND kind = 'timesheets'`, [
      callId,
    ]);
    await client.query('COMMIT');
  });
}

/** A call that is over, with its only person’s timesheet. */
export async function endedCall(
  company: Booked,
  crew: Booked,
  daysAgo = 1,
): Promise<{ callId: string; booking: string; sheet: string }> {
  const { callId, booking } = await callToday(company.caller, crew.caller);
  await endCall(callId, daysAgo);
  let sheet = '';
  await expect
    .poll(async () => {
      const sheets = await crew.caller.call<Named[]>('get', '/api/timesheets?side=freelancer');
      return (sheet = sheets[0]?.id ?? '');
    })
    .not.toBe('');
  return { callId, booking, sheet };
}
