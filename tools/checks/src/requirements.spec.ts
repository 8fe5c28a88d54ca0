import { problemsOfClaims, problemsOfList } from './requirements.check.js';
import { requirementsOf } from './requirements.js';
import { titlesOf } from './titles.js';

const idsOf = (source: string) => titlesOf('a.spec.ts', source).map(({ ids }) => ids);
const area = (title: string, ...lines: string[]) => [`## ${title}`, '', ...lines, ''].join('\n');
/** The whole list but for the areas that a case is about. */
const rest = '- R003–R252 Later.\n- R301–R540 Later.';
const list = requirementsOf(
  area('A. Shell', 'Tests: `apps/web/src/app`, `libs/web/ui/logo.test.tsx`', '', '- R001 One.', '- R002 Two.') +
    area('Not built yet', rest),
);
const claim = (file: string, ...ids: string[]) => ({ file, line: 7, ids });
const proofs = [claim('apps/web/src/app/shell.test.tsx', 'R001', 'R002')];

describe('ids of requirements', () => {
  it('are read from the titles of tests, groups and steps alone', () => {
    expect(idsOf("it('rejects a short password [R024]', () => {});")).toEqual([['R024']]);
    expect(idsOf("it.each([1])('also [R025, R026] %p', f); describe(`of ${x} [R027]`, f);")).toEqual([
      ['R025', 'R026'],
      ['R027'],
    ]);
    expect(idsOf("test('a journey', async () => { await test.step('one [R030]', f); });")).toEqual([['R030']]);
    expect(idsOf('it.each`a | b`("of a table [R031]", f);')).toEqual([['R031']]);
    expect(idsOf("// R099\nconst fixture = \"it('no [R098]')\"; call('nor [R097]'); expect('R096');")).toEqual([]);
  });

  it('belong to areas that say where they are tested, or to what is not built yet', () => {
    expect(list.areas).toEqual([
      { title: 'A. Shell', ids: ['R001', 'R002'], places: ['apps/web/src/app', 'libs/web/ui/logo.test.tsx'] },
    ]);
    expect([list.unbuilt.length, list.unbuilt[0], list.unbuilt.at(-1)]).toEqual([490, 'R003', 'R540']);
    expect([...problemsOfList(list, proofs), ...problemsOfClaims(list, proofs)]).toEqual([]);
  });

  it('need a test each, and are listed once', () => {
    expect(problemsOfList(list, [claim('x', 'R001')])).toEqual(['No test names R002']);
    const short = { ...list, unbuilt: [...list.unbuilt.slice(1), 'R300', 'R301'] };
    expect(problemsOfList(short, proofs)).toEqual([
      'docs/requirements.md does not list R003',
      'docs/requirements.md lists R300, which is none',
      'docs/requirements.md has R301 twice',
    ]);
  });

  it('may be named before they are built whole', () => {
    expect(problemsOfClaims(list, [claim('libs/contracts/bookings/src/x.spec.ts', 'R301')])).toEqual([]);
  });

  it.each([
    ['too many in one title', claim('apps/web/src/app/x.ts', 'R001', 'R001', 'R002', 'R002'), /the most$/],
    ['one that is none', claim('apps/web/src/app/x.ts', 'R999'), /does not list$/],
    ['a test of another area', claim('apps/web/src/application/x.ts', 'R001'), /tested elsewhere/],
  ])('are refused: %s', (_what, claimed, words) => {
    const problems = problemsOfClaims(list, [claimed]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(words);
    expect(problems[0]).toContain('x.ts:7 ');
  });
});
