import {
  crewListTexts,
  crewNoteProblem,
  crewTagsProblem,
  FAVOURITES,
  listNameProblem,
  noteAdvice,
  tidyTags,
} from './crew-list.rules.js';

it('a list of crew has a name of one line, up to sixty characters', () => {
  expect(['Riggers', ` ${'x'.repeat(60)} `].map(listNameProblem)).toEqual([null, null]);
  for (const wrong of ['', ' ', 'x'.repeat(61), 'a\nb', 7, null])
    expect(listNameProblem(wrong)).toBe(crewListTexts.name);
  expect(FAVOURITES).toBe('Favourites');
});

it('a note of a person is plain text up to two thousand characters, and may be read by them', () => {
  expect(['Knows the hall.\nHas a van.', ` ${'x'.repeat(2_000)} `].map(crewNoteProblem)).toEqual([null, null]);
  for (const wrong of ['', ' \n ', 'x'.repeat(2_001), 'a\u0000', 7, undefined])
    expect(crewNoteProblem(wrong)).toBe(crewListTexts.note);
  expect([noteAdvice('Maya'), noteAdvice(null)]).toEqual([
    'Write what you would be content for Maya to read.',
    'Write what you would be content for this person to read.',
  ]);
});

it('tags are ten at most, each of one short line', () => {
  expect([[], ['Rigging'], Array(10).fill('x'.repeat(24))].map(crewTagsProblem)).toEqual([null, null, null]);
  for (const wrong of [
    Array(11).fill('x'),
    ['x'.repeat(25)],
    ['Rigging', ''],
    ['a\nb'],
    [7],
    'Rigging',
    null,
    { length: 0 },
  ])
    expect(crewTagsProblem(wrong)).toBe(crewListTexts.tags);
});

it('a tag is kept once, as it was typed first, whatever its case and spacing', () => {
  expect(tidyTags([' Night  shift ', 'rigging', 'night shift', 'RIGGING', 'Night'])).toEqual([
    'Night shift',
    'rigging',
    'Night',
  ]);
  expect(tidyTags([])).toEqual([]);
});
