import { termsFor } from '../roles/terms.js';
import {
  coverTimeProblem,
  milesProblem,
  mostPeopleProblem,
  peopleAtOnceProblem,
  raiseProblem,
  raiseWords,
  rescueTexts,
  waveMinutesProblem,
  widerThan,
} from './wave.rules.js';

const call = new Date('2026-11-26T14:00:00Z');

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
