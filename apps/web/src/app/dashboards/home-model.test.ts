import { buildCalendarJob, buildItem } from '../../features/calendar/calendar.factory';
import { callFile } from '../../features/dashboard/model/call-file';
import { weekDays } from '../../features/dashboard/model/week-days';

it('has seven days, each with what tells most about it', () => {
  const days = weekDays(
    [
      buildItem({ kind: 'unavailable', starts_on: '2026-11-24' }),
      buildItem({ kind: 'offer', starts_on: '2026-11-27' }),
      buildItem({
        kind: 'booking',
        starts_on: '2026-11-27',
        starts_at: '20:00',
        ends_at: '04:00',
        ends_on: '2026-11-28',
      }),
      buildItem({ kind: 'pencil', starts_on: '2026-12-09' }),
    ],
    '2026-11-22',
  );
  expect(days.map(({ day, kind }) => `${day.slice(8)} ${kind ?? 'free'}`)).toEqual([
    '22 free',
    '23 free',
    '24 unavailable',
    '25 free',
    '26 free',
    '27 booking',
    '28 booking',
  ]);
});

const job = buildCalendarJob({ location: 'Dock C; gate 2, Leeds' });
const call = (starts_at: string | null) => ({
  ...buildItem({ kind: 'booking', starts_on: '2026-07-02', starts_at, ends_at: starts_at && '23:30', job }),
  job,
});
const file = (starts_at: string | null): string[] =>
  decodeURIComponent(callFile(call(starts_at)).replace(/^[^,]*,/, '')).split('\r\n');

it('writes a call into a calendar file at its moment, with its place as text', () => {
  expect(file('08:00')).toEqual(
    expect.arrayContaining([
      'DTSTART:20260702T070000Z',
      'DTEND:20260702T223000Z',
      'LOCATION:Dock C\\; gate 2\\, Leeds',
    ]),
  );
});

it('writes a call whose time is to follow as its day', () => {
  expect(file(null)).toContain('DTSTART;VALUE=DATE:20260702');
});
