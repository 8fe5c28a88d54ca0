import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import CountReporter from '../journeys.reporter.cjs';
import { countByTarget, countTask, failuresIn } from '../count.mjs';

describe('what a task of Nx counts', () => {
  it('is the tests that it left, or one for a task without tests', () => {
    expect(countTask({ id: 'jobs:test', status: 0, counts: { passed: 45, failed: 0 } })).toEqual({
      passed: 45,
      failed: 0,
    });
    expect(countTask({ id: 'jobs:lint', status: 0 })).toEqual({ passed: 1, failed: 0 });
    expect(countTask({ id: 'jobs:lint', status: 1 })).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    ['counted nothing', { status: 0, counts: undefined }],
    ['ran no test', { status: 0, counts: { passed: 0, failed: 0 } }],
    ['never ended', { status: undefined, counts: undefined }],
  ])('is a failure when it %s', (_what, task) => {
    expect(countTask({ id: 'jobs:e2e', ...task })).toEqual({ passed: 0, failed: 1 });
  });

  it('is a failure beside its tests when it crashed after them', () => {
    const counts = { passed: 3, failed: 0 };
    expect(countTask({ id: 'jobs:int', status: 1, counts })).toEqual({ passed: 3, failed: 1 });
    expect(countTask({ id: 'jobs:int', status: undefined, counts })).toEqual({ passed: 3, failed: 1 });
  });

  it('is summed by target', () => {
    const tasks = ['jobs:lint', 'admin:lint', 'jobs:test'].map((id) => ({ id, status: 0, ms: 1_500 }));
    expect([...countByTarget(tasks)]).toEqual([
      ['lint', { passed: 2, failed: 0, tasks: 2, ms: 3_000 }],
      ['test', { passed: 0, failed: 1, tasks: 1, ms: 1_500 }],
    ]);
  });
});

it('names what failed once, by each of the runners', () => {
  const output = `
PASS jobs test/a.e2e-spec.ts
FAIL jobs test/b.e2e-spec.ts (20 s)
  ● what it does › does it
    expect(1) // 2) is no name
Summary of all failing tests
FAIL jobs test/b.e2e-spec.ts (20 s)
  ● what it does › does it
what a service does > does it
    Error: 3 > 2
  1) [walked] › hire.journey.ts:3:1 › a company hires`;
  expect(failuresIn(output)).toEqual([
    'FAIL jobs test/b.e2e-spec.ts (20 s)',
    '● what it does › does it',
    'what a service does > does it',
    '[walked] › hire.journey.ts:3:1 › a company hires',
  ]);
});

describe('what a run of the journeys counts', () => {
  it('is a failure for a journey that needed a second try, and for what failed outside one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'crewcall-count-'));
    const file = path.join(folder, 'results/e2e.json');
    const reporter = new CountReporter({ file });
    const outcomes = ['expected', 'expected', 'unexpected', 'flaky', 'skipped'];
    reporter.onBegin({}, { allTests: () => outcomes.map((outcome) => ({ outcome: () => outcome })) });
    reporter.onError();
    reporter.onEnd();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ passed: 2, failed: 3, skipped: 1 });
    rmSync(folder, { recursive: true });
  });
});
