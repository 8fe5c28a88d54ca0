import { bookedCallId, companyCallId, feedSecretOf, pencilledCallId } from './feed.rules.js';

const secret = 'aB3_-'.repeat(8) + 'xyz';

it('the secret of a feed is the name of its file, 43 letters long', () => {
  expect(secret).toHaveLength(43);
  expect(feedSecretOf(`${secret}.ics`)).toBe(secret);
  for (const wrong of [
    secret,
    `${secret}.ICS`,
    `${secret}.ics.txt`,
    `x${secret}.ics`,
    `${secret.slice(1)}.ics`,
    `${secret.slice(1)}!.ics`,
    `/${secret}.ics`,
    `${secret}xics`,
    '',
  ])
    expect(feedSecretOf(wrong)).toBeNull();
});

it('a call is one entry of a calendar for each booking and pencil, and one for its company', () => {
  expect([bookedCallId('c', 'b'), pencilledCallId('c', 'o'), companyCallId('c')]).toEqual([
    'booking-call-c.b@crewcall',
    'pencil-call-c.o@crewcall',
    'call-c@crewcall',
  ]);
});
