import { bookingStateAt, mayCancelAt } from './booking.rules.js';
import type { Booking } from './booking.js';

const at = (time: string): number => Date.parse(`2026-11-${time}:00Z`);
const call = (from: string, to: string) => ({ id: from, from: `2026-11-${from}:00Z`, to: `2026-11-${to}:00Z` });
const booking = (state: Booking['state']) =>
  ({
    state,
    calls: [call('26T08:00', '26T18:00'), call('27T08:00', '27T18:00')],
    cancellations: [] as Booking['cancellations'],
  }) as Pick<Booking, 'state' | 'calls' | 'cancellations'>;

it('a confirmed booking is under way from its first call, over after its last, completed half a day later', () => {
  const times = ['26T07:59', '26T08:00', '27T17:59', '27T18:00', '28T05:59', '28T06:00'];
  expect(times.map((time) => bookingStateAt(booking('confirmed'), at(time)))).toEqual([
    'confirmed',
    'on',
    'on',
    'done',
    'done',
    'completed',
  ]);
  expect(bookingStateAt(booking('cancelled'), at('28T06:00'))).toBe('cancelled');
});

it('crew cancel it before it begins, a company the calls that are left', () => {
  const may = (isCrew: boolean) =>
    ['26T07:59', '26T08:00', '27T08:00'].map((time) => mayCancelAt(booking('confirmed'), isCrew, at(time)));
  expect([may(true), may(false)]).toEqual([
    [true, false, false],
    [true, true, false],
  ]);
  expect(mayCancelAt(booking('no_show'), false, at('25T08:00'))).toBe(false);
});

it('no crew member nor company cancels what was cancelled before, and a booking that lost all its calls is as it was', () => {
  const ahead = at('25T08:00');
  expect([mayCancelAt(booking('cancelled'), true, ahead), mayCancelAt(booking('cancelled'), false, ahead)]).toEqual([
    false,
    false,
  ]);
  expect(bookingStateAt({ ...booking('confirmed'), calls: [] }, ahead)).toBe('confirmed');
  expect(bookingStateAt({ ...booking('no_show'), calls: booking('no_show').calls.slice(0, 1) }, ahead)).toBe('no_show');
});

it.each([
  ['26T08:00', null, '26T09:00', 'confirmed', true],
  ['26T08:00', null, '27T09:00', 'on', false],
  ['26T08:00', '2026-11-25T09:05:00Z', '26T09:00', 'on', false],
  ['27T08:00', null, '26T19:00', 'done', false],
] as const)(
  'without %s, put back at %s, it is by the calls that are left: at %s %s',
  (id, put_back_at, time, state, may) => {
    const gone = [{ call_ids: [id], put_back_at }] as unknown as Booking['cancellations'];
    const booked = { ...booking('confirmed'), cancellations: gone };
    expect([bookingStateAt(booked, at(time)), mayCancelAt(booked, true, at(time))]).toEqual([state, may]);
  },
);
