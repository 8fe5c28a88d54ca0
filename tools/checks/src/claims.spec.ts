import { claimsIn, problemsOfPromises, promisesIn } from './claims.check.js';
import { titlesIn } from './titles.js';

const readme = [
  '| Claim | Proof |',
  '| --- | --- |',
  '| **Never double-booked**: of bookings made here. | `races.e2e-spec.ts`: confirms one of 50<br>`races.e2e-spec.ts`: books all three |',
  '| **Hire a team in one go**: all or none. | `teams.e2e-spec.ts`: books all with the last yes |',
].join('\n');
const landing =
  "const promises = [\n  ['Hire a team in one go', 'Together.'],\n  [\n    'Never double-booked',\n    'Here.',\n  ],\n];";
const tests: Record<string, string[]> = {
  'races.e2e-spec.ts': titlesIn(
    'races.e2e-spec.ts',
    "it('confirms one of 50 [R369] [R366]', f); it('books all three [R371]', f);",
  ),
  'teams.e2e-spec.ts': titlesIn('teams.e2e-spec.ts', "it('books all with the last yes', f);"),
};
const problems = (has: typeof tests, promises = promisesIn(landing)) =>
  problemsOfPromises(claimsIn(readme), promises, (file) => has[file] ?? []);

describe('what is claimed of the product', () => {
  it('holds while each claim has its tests, and each promise of the landing page is claimed [R540]', () => {
    expect(promisesIn(landing)).toEqual(['Hire a team in one go', 'Never double-booked']);
    expect(problems(tests)).toEqual([]);
  });

  it('fails once a test that is named is gone or says something else, or nothing proves a promise [R540]', () => {
    const one = { ...tests, 'races.e2e-spec.ts': ['confirms one of 50 [R369]', 'books two of three [R371]'] };
    expect(problems(one)).toEqual([
      'README.md: “Never double-booked” is proved by “books all three” no more, which races.e2e-spec.ts does not have',
    ]);
    expect(problems({ 'races.e2e-spec.ts': tests['races.e2e-spec.ts'] ?? [] })).toHaveLength(1);
    expect(problems(tests, ['Always on time'])).toEqual([expect.stringContaining('“Always on time” is no claim')]);
    expect(problemsOfPromises([{ name: 'Bold', proofs: [] }], ['Bold'], () => [])).toEqual([
      'README.md: “Bold” names no test',
    ]);
  });
});
