import type { ScheduleRow } from '@crewcall/contracts-bookings';
import { scheduleCsvOf } from './schedule-csv.js';

const call = {
  starts_on: '2026-11-26',
  starts_at: null,
  ends_on: '2026-11-27',
  ends_at: null,
  name: '@in',
  place: null,
};

it('the schedule as a table has a line a role, and nothing in it becomes a formula [R345]', () => {
  const row = {
    call,
    job_title: '=SUM(1)',
    roles: [
      { role_id: '1', name: 'FOH "main"', positions: 2, filled: 1 },
      { role_id: '2', name: 'Rigger', positions: 1, filled: 0 },
    ],
  } as unknown as ScheduleRow;
  expect(scheduleCsvOf([row]).split('\r\n')).toEqual([
    '\ufeff"date","call","end_date","end","name","place","job","role","positions","filled"',
    `"2026-11-26","to follow","2026-11-27","","'@in","","'=SUM(1)","FOH ""main""","2","1"`,
    `"2026-11-26","to follow","2026-11-27","","'@in","","'=SUM(1)","Rigger","1","0"`,
    '',
  ]);
});
