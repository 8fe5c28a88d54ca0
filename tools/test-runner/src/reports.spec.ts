import { countByTarget, countTask } from '../count.mjs';
import { type PlaywrightJson, readPlaywright } from './playwright-report.js';

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
    const tasks = ['jobs:lint', 'admin:lint', 'jobs:test'].map((id) => ({ id, status: 0 }));
    expect([...countByTarget(tasks)]).toEqual([
      ['lint', { passed: 2, failed: 0, tasks: 2 }],
      ['test', { passed: 0, failed: 1, tasks: 1 }],
    ]);
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
