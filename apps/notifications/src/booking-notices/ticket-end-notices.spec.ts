import { ticketEndsNotice } from './ticket-end-notices.texts.js';

it('says whose ticket expires before which call [R483]', () => {
  const facts = { role: 'Rigger', day: '2026-11-27', expires_on: '2026-11-20', booking_id: 'b1' };
  expect(ticketEndsNotice({ ...facts, kind: 'ipaf', first_name: 'Callum' })).toMatchObject({
    title: 'Callum\u2019s IPAF expires before your call.',
    message: 'Rigger, Fri 27 Nov. It is good until 20 Nov 2026.',
    action_url: '/bookings/b1',
  });
  expect(ticketEndsNotice({ ...facts, kind: 'other', first_name: null }).title).toBe(
    'A crew member\u2019s ticket expires before your call.',
  );
});
