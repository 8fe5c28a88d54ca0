import { missedOf, type Outcome, scoreOf, tableOf } from './report.js';
import { type Target, targetsOf } from './targets.js';

const outcome = (status: string, fileName = '/crewcall/apps/jobs/src/a.policy.ts'): Outcome => ({
  fileName,
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  location: { start: { line: 7 } },
});

describe('the score of the tests', () => {
  it('is the share of changes that a test noticed; code that no test reaches counts as unnoticed', () => {
    expect(scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) => outcome(status)))).toBe(0.5);
  });

  it('leaves out what could not run at all', () => {
    expect(scoreOf([outcome('Killed'), outcome('CompileError'), outcome('Ignored')])).toBe(1);
    expect(scoreOf([])).toBe(1);
  });
});

it('tells each file apart, and all together', () => {
  const table = tableOf([outcome('Survived', '/crewcall/b.ts'), outcome('Killed', '/crewcall/a.ts')], '/crewcall');
  expect(table.split('\n').slice(2)).toEqual([
    '| `a.ts` | 1 | 1 | 0 | 0 | 100.0 % |',
    '| `b.ts` | 1 | 0 | 1 | 0 | 0.0 % |',
    '| **all** | 2 | 1 | 1 | 0 | 50.0 % |',
  ]);
});

it('says where a change went unnoticed', () => {
  expect(missedOf([outcome('Killed'), outcome('Survived')], '/crewcall')).toEqual([
    'apps/jobs/src/a.policy.ts:7 BooleanLiteral → true',
  ]);
});

const all: Target[] = [
  { project: 'apps/gateway', mutate: ['src/a.policy.ts'] },
  { project: 'apps/jobs', mutate: ['src/b.rules.ts'] },
];

it('takes all, one project, or files of one', () => {
  expect(targetsOf([], all)).toBe(all);
  expect(targetsOf(['apps/gateway'], all)).toEqual([all[0]]);
  expect(targetsOf(['apps/jobs', 'src/a.ts'], all)).toEqual([{ project: 'apps/jobs', mutate: ['src/a.ts'] }]);
  expect(() => targetsOf(['apps/nowhere'], all)).toThrow('name its files');
});
