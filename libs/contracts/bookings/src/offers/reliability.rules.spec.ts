import { completesPercent, completesWords, onTimeWords, replyWords, showsBusyWords } from './reliability.rules.js';

it('a figure is of five at least, and of all that there were', () => {
  expect([onTimeWords(5, 5), onTimeWords(0, 5), onTimeWords(4, 4)]).toEqual([
    'Confirms or releases on time: 100 %',
    'Confirms or releases on time: 0 %',
    null,
  ]);
  expect([completesPercent(5, 5), completesPercent(7, 2), completesPercent(4, 9)]).toEqual([50, 78, null]);
});

it('an answer is said to come within whole hours, from over two days on within days', () => {
  const words = (hours: number) => replyWords(hours * 3_600, 5);
  expect([words(0), words(1), words(1.01), words(48), words(48.01), words(72), words(73)]).toEqual([
    'Usually answers within 1 h',
    'Usually answers within 1 h',
    'Usually answers within 2 h',
    'Usually answers within 48 h',
    'Usually answers within 3 days',
    'Usually answers within 3 days',
    'Usually answers within 4 days',
  ]);
});

it('nothing is said where there is nothing to say', () => {
  expect([replyWords(null, 9), replyWords(NaN, 9), completesWords(undefined), completesWords(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(completesWords(0)).toBe('completes bookings: 0 %');
});

it('a person who shows as busy is asked by name, or without one', () => {
  expect([showsBusyWords('Maya'), showsBusyWords(null)]).toEqual([
    'Maya shows as busy then and will be asked to say yes.',
    'This person shows as busy then and will be asked to say yes.',
  ]);
});
