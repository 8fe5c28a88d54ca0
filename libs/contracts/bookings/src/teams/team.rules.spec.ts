import { teamEndWords } from './team-application.rules.js';
import { dayRateWords, teamFreeWords, teamNameProblem, teamTexts, togetherWords } from './team.rules.js';

it('a team has a name of one line and of at most sixty characters', () => {
  expect(['The Night Crew', `  ${'x'.repeat(60)} `].map(teamNameProblem)).toEqual([null, null]);
  for (const wrong of ['', '   ', 'x'.repeat(61), 'Night\ncrew', 7, null, undefined])
    expect(teamNameProblem(wrong)).toBe(teamTexts.name);
});

it('a team says how often it worked together, what it costs and who of it is free', () => {
  expect([0, 1, 6].map(togetherWords)).toEqual([
    'Worked together on 0 bookings',
    'Worked together on 1 booking',
    'Worked together on 6 bookings',
  ]);
  expect(dayRateWords({ from_pence: 22_000, to_pence: 34_000 })).toBe('£220 to £340 a day');
  expect(dayRateWords({ from_pence: 22_000, to_pence: 22_000 })).toBe('£220 a day');
  expect(teamFreeWords(3, 4)).toBe('3 of 4 free');
});

it('an application of a team that ended says why, by name where it has one', () => {
  expect([
    teamEndWords('late', 'Tom'),
    teamEndWords('declined', 'Tom'),
    teamEndWords('declined', null),
    teamEndWords('withdrawn', 'Tom'),
    teamEndWords('withdrawn', null),
  ]).toEqual([
    'Not everyone confirmed in time.',
    'Tom did not confirm.',
    'A member did not confirm.',
    'Tom withdrew it.',
    'A member withdrew it.',
  ]);
});
