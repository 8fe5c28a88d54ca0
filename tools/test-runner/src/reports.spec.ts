import { inBatches, type Spec } from './batches.js';
import { readDrills } from './drills.stage.js';
import { type JestJson, readJest } from './jest.report.js';
import { choose } from './main.js';
import { type PlaywrightJson, readPlaywright } from './playwright.report.js';

describe('what Jest reports', () => {
  const json: JestJson = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.spec.ts',
        status: 'failed',
        message: '● it broke',
        assertionResults: [{ status: 'failed' }, { status: 'passed' }],
      },
      { name: 'b.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.spec.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    ],
  };

  it('counts a file that could not be run as a failure', () => {
    expect(readJest(json)).toMatchObject({ passed: 3, failed: 2, skipped: 2 });
  });

  it('keeps the words of each failure', () => {
    expect(readJest(json).report).toBe('a.spec.ts\n● it broke\n\nb.spec.ts\nCannot find module');
  });
});

describe('what Playwright reports', () => {
  const json: PlaywrightJson = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'main-job.spec.ts',
        suites: [
          {
            title: 'hiring',
            specs: [
              {
                title: 'tells the freelancer',
                ok: false,
                tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'no toast' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  };

  it('counts a journey that needed a second try as failed', () => {
    expect(readPlaywright(json)).toMatchObject({ passed: 2, failed: 2 });
  });

  it('names the journey that failed', () => {
    expect(readPlaywright(json).report).toBe('main-job.spec.ts › hiring › tells the freelancer\nno toast');
  });
});

describe('what the drills report', () => {
  it('counts each drill and keeps the words of those that failed', () => {
    const results = [
      { name: 'relay-killed', passed: true, report: 'fine' },
      { name: 'batch-killed', passed: false, report: 'LOST: 1' },
    ];
    expect(readDrills(results)).toEqual({ passed: 1, failed: 1, report: 'LOST: 1' });
    expect(readDrills(results.slice(0, 1))).toEqual({ passed: 1, failed: 0 });
  });
});

describe('the choice of stages', () => {
  it('is everything without arguments, and only what is named otherwise', () => {
    expect(choose([]).chosen.map(({ name }) => name)).toEqual([
      'drills',
      'generators',
      'unit',
      'web unit',
      'integration',
      'e2e',
      'lint',
      'format',
      'checks',
      'web types',
      'types',
      'journeys',
    ]);
    expect(choose(['--only', 'unit,types']).chosen.map(({ name }) => name)).toEqual(['unit', 'types']);
    expect(choose(['--only=unit', '--', 'tools/stack']).rest).toEqual(['tools/stack']);
  });

  it.each([[['--only', 'nothing']], [['--only']], [['unit']]])('refuses %j and names the stages', (args) => {
    expect(() => choose(args)).toThrow(/^npm test takes --only with any of: drills, generators, unit, /);
  });
});

describe('specs in batches', () => {
  const specs = (project: string, count: number, source = 'it') =>
    Array.from({ length: count }, (_, one) => ({ file: `${project}/${one}.spec.ts`, source }));
  const filesOf = (batches: Spec[][]) => batches.map((batch) => batch.map(({ file }) => file));

  it('keep to one family each, and are of about the same size, the largest first', () => {
    const all = [...specs('libs/platform/mail', 1), ...specs('apps/jobs', 25), ...specs('libs/platform/auth', 2)];
    const batches = filesOf(inBatches(all));
    expect(batches.map(({ length }) => length)).toEqual([9, 8, 8, 3]);
    expect(batches.flat().sort()).toEqual(all.map(({ file }) => file).sort());
    for (const batch of batches)
      expect(new Set(batch.map((file) => file.split('/').slice(0, 2).join('/'))).size).toBe(1);
  });

  it('begin with what waits most', () => {
    const batches = filesOf(inBatches([...specs('apps/jobs', 5), ...specs('apps/jobs-worker', 1)]));
    expect(batches[0]).toEqual(['apps/jobs-worker/0.spec.ts']);
  });

  it('leave alone what puts a module in the place of another, and apart what brings hooks', () => {
    const [rendered] = specs('apps/web', 1, "import { api } from '@crewcall/testing-web';");
    const [mocked] = specs('apps/web/src', 1, "jest.mock('./a');");
    const [plain] = specs('apps/web/build', 1);
    const batches = inBatches([rendered, mocked, plain].filter((spec) => spec !== undefined));
    expect(batches.every(({ length }) => length === 1)).toBe(true);
  });
});
