import { bookingConfirmedNotices } from './booking-notices.texts.js';

const eight = { from: '2026-11-26T08:00:00Z', to: '2026-11-26T18:00:00Z' };
const wholeDay = { from: '2026-11-26T00:00:00Z', to: '2026-11-27T00:00:00Z' };
const threeDays = ['2026-11-26', '2026-11-27', '2026-11-28'];

it.each([
  ['all days of several', threeDays, eight, 'Northlight, Thu 26 to Sat 28 Nov, first call 08:00, Leeds.'],
  [
    'no midnight where it has no call time',
    ['2026-11-26'],
    wholeDay,
    'Northlight, Thu 26 Nov, call time to follow, Leeds.',
  ],
])('a booking is told with %s', (_what, days, first_call, message) => {
  const parties = { company: 'Northlight', freelancer: 'Priya Nair' };
  const { crew } = bookingConfirmedNotices({
    role: 'Rigger',
    days,
    location: 'Leeds',
    ...parties,
    first_call,
    by: 'company',
  });
  expect(crew).toMatchObject({ title: 'You are booked: Rigger', message });
});
