import { termsFor } from '../roles/terms.js';
import {
  coverMorning,
  coverTimeProblem,
  isCoverNight,
  milesProblem,
  mostPeopleProblem,
  peopleAtOnceProblem,
  raiseProblem,
  raiseWords,
  rescueEnd,
  rescueTexts,
  waveFor,
  waveMinutesProblem,
  widerThan,
} from './wave.rules.js';

const call = new Date('2026-11-26T14:00:00Z');
const before = (hours: number): Date => new Date(call.getTime() - hours * 3_600_000);

describe('waves of cover', () => {
  it.each([
    [72, 3, 30],
    [24.1, 3, 30],
    [24, 3, 10],
    [3.1, 3, 10],
    [3, 5, 5],
    [-0.5, 5, 5],
  ])('at %d hours before the call are %d people for %d minutes [R393]', (hours, people, minutes) => {
    expect(waveFor(before(hours), call)).toEqual({ people, minutes });
  });

  it('are for calls in the next 72 hours, until one hour after they began [R390] [R399]', () => {
    expect(coverTimeProblem(call, before(72))).toBeNull();
    expect(coverTimeProblem(call, before(72.1))).toContain('72 hours');
    expect(coverTimeProblem(call, before(-0.9))).toBeNull();
    expect(coverTimeProblem(call, before(-1))).toContain('more than an hour ago');
    expect(coverTimeProblem(null, call)).toContain('no call ahead');
    expect(rescueEnd(call)).toEqual(before(-1));
  });

  it.each([
    ['2026-11-26T06:59:00Z', true, '2026-11-26T07:00:00Z'],
    ['2026-11-26T07:00:00Z', false, '2026-11-27T07:00:00Z'],
    ['2026-11-26T22:59:00Z', false, '2026-11-27T07:00:00Z'],
    ['2026-11-26T23:00:00Z', true, '2026-11-27T07:00:00Z'],
    // In summer time, on London's clocks.
    ['2026-07-01T22:00:00Z', true, '2026-07-02T06:00:00Z'],
    ['2026-10-24T23:30:00Z', true, '2026-10-25T07:00:00Z'],
  ])('leave who sleeps in peace: %s is night %s, until %s [R395]', (now, isNight, morning) => {
    expect(isCoverNight(new Date(now))).toBe(isNight);
    expect(coverMorning(new Date(now))).toEqual(new Date(morning));
  });

  it('have one rate, and say when it is raised [R396]', () => {
    expect(raiseWords(termsFor('day', 32_000), termsFor('day', 40_000))).toBe('£320 is now £400 a day');
    expect(raiseProblem(termsFor('day', 32_000), 32_001)).toBeNull();
    for (const wrong of [32_000, 40_000.5, NaN, 100_000_001])
      expect(raiseProblem(termsFor('day', 32_000), wrong)).toBe(rescueTexts.raise);
  });

  it('are edited within bounds, and widened by twenty miles [R393] [R397]', () => {
    expect([milesProblem(60), milesProblem(4), milesProblem(201)]).toEqual([
      null,
      rescueTexts.miles,
      rescueTexts.miles,
    ]);
    expect([peopleAtOnceProblem(20), mostPeopleProblem(50), waveMinutesProblem(120)]).toEqual([null, null, null]);
    for (const wrong of [0, 121, 1.5, '5', null]) {
      expect(peopleAtOnceProblem(wrong)).not.toBeNull();
      expect(mostPeopleProblem(wrong)).not.toBeNull();
      expect(waveMinutesProblem(wrong)).not.toBeNull();
    }
    expect([widerThan(40), widerThan(190)]).toEqual([60, 200]);
  });
});

it('cover that cannot be asked for says why', () => {
  const at = (hours: number) => coverTimeProblem(call, new Date(call.getTime() - hours * 3_600_000));
  expect([at(73), at(-2), coverTimeProblem(null, call)]).toEqual([
    'Cover is for calls in the next 72 hours. Make an offer instead.',
    'This call began more than an hour ago.',
    'This role has no call ahead.',
  ]);
});

it.each<[string, (value: unknown) => string | null, number, number, string]>([
  ['people are looked for', milesProblem, 5, 200, rescueTexts.miles],
  ['people are asked at once', peopleAtOnceProblem, 1, 20, rescueTexts.people],
  ['people are asked in all', mostPeopleProblem, 1, 50, rescueTexts.people],
  ['a wave waits', waveMinutesProblem, 1, 120, rescueTexts.minutes],
])('how far or for how long %s is a whole number within bounds', (_what, problem, least, most, text) => {
  expect([problem(least), problem(most)]).toEqual([null, null]);
  for (const wrong of [least - 1, most + 1, least + 0.5, `${least}`, null]) expect(problem(wrong)).toBe(text);
});

it('the way is widened by twenty miles, to two hundred at most', () => {
  expect([5, 179, 180, 181, 200].map(widerThan)).toEqual([25, 199, 200, 200, 200]);
});

it('a rate is raised from what people were asked with, or from nothing, to a million pounds', () => {
  expect(raiseProblem(termsFor('day'), 1)).toBeNull();
  expect(raiseProblem(termsFor('day'), 0)).toBe(rescueTexts.raise);
  expect(raiseProblem(termsFor('hour', 2_000), 100_000_000)).toBeNull();
  expect(raiseWords(termsFor('hour', 2_000), termsFor('hour', 2_250))).toBe('£20 is now £22.50 an hour');
});
