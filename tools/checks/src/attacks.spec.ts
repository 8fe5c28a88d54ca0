import { attacksIn, attacksNamedIn, problemsOfAttacks, withFiles } from './attacks.check.js';

const table = [
  '| Id | Attack | Expected | Tried by |',
  '| --- | --- | --- | --- |',
  '| S38 | a page of `evil` | 403 | `a.spec.ts`, `b.spec.ts` |',
  '| S61 | rebinding | refused | — |',
].join('\n');

describe('the table of attacks', () => {
  it('holds when every file of a row names its attack and none is left out', () => {
    expect(attacksIn(table)).toEqual([
      { id: 'S38', files: ['a.spec.ts', 'b.spec.ts'] },
      { id: 'S61', files: [] },
    ]);
    const named = new Map([
      ['a.spec.ts', attacksNamedIn("it('refuses it [S38] [F19]')")],
      ['b.spec.ts', ['S38']],
    ]);
    expect(problemsOfAttacks(attacksIn(table), named)).toEqual([]);
  });

  it('fails for a file that does not try it, or is gone, and for one that is not listed', () => {
    const named = new Map([
      ['a.spec.ts', ['S38']],
      ['c.spec.ts', ['S61']],
    ]);
    expect(problemsOfAttacks(attacksIn(table), named)).toEqual([
      'docs/security.md: b.spec.ts does not try S38',
      'docs/security.md: the row of S61 lacks c.spec.ts',
    ]);
  });

  it('is filled from the titles', () => {
    const named = new Map([
      ['c.spec.ts', ['S61', 'S38']],
      ['b.spec.ts', ['S38']],
    ]);
    const filled = withFiles(table, named);
    expect(filled).toContain('| S38 | a page of `evil` | 403 | `b.spec.ts`, `c.spec.ts` |\n');
    expect(problemsOfAttacks(attacksIn(filled), named)).toEqual([]);
    expect(withFiles(filled, named)).toBe(filled);
  });
});
