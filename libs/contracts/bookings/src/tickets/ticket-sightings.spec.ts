import { isTimeOfSighting, seenByWords, sightingWords } from './ticket-sightings.rules.js';

const calls = [
  { from: '2026-07-10T22:30:00Z', to: '2026-07-11T05:00:00Z' },
  { from: '2026-07-11T22:30:00Z', to: '2026-07-12T05:00:00Z' },
];

it.each([
  // London is an hour ahead: its 10 July begins here on the 9th.
  ['2026-07-09T22:59:00Z', false],
  ['2026-07-09T23:00:00Z', true],
  ['2026-07-15T05:00:00Z', true],
  ['2026-07-15T05:00:01Z', false],
])('at %s it is %s that a company can say it saw a card [R478]', (now, isTime) => {
  expect(isTimeOfSighting(calls, Date.parse(now))).toBe(isTime);
  expect(isTimeOfSighting([], Date.parse(now))).toBe(false);
});

it('says who saw it when, and from three companies on how many', () => {
  expect(sightingWords({ checker: 'Dana Cole', seen_on: '2026-11-03' })).toBe('Seen by us: Dana Cole, 3 Nov 2026');
  expect(sightingWords({ checker: null, seen_on: '2026-11-03' })).toBe('Seen by us: 3 Nov 2026');
  expect([0, 1, 2, 3].map(seenByWords)).toEqual([null, null, null, 'Seen by 3 companies']);
});
