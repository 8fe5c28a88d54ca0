import { outagePauseMs } from './outage-pause.js';

const MINUTE_MS = 60_000;

it('is a few seconds after a short outage, and grows with a long one to less than a minute', () => {
  expect([0, 1, 2, 5, 24 * 60].map((minutes) => outagePauseMs(minutes * MINUTE_MS, 0.5))).toEqual([
    5000, 6000, 12_000, 30_000, 40_000,
  ]);
  expect(outagePauseMs(24 * 60 * MINUTE_MS, 1)).toBeLessThanOrEqual(MINUTE_MS);
});

it('differs between messages', () => {
  expect([outagePauseMs(0, 0), outagePauseMs(0, 1)]).toEqual([2500, 7500]);
});
