// How many passed and failed in a run of Nx. A task whose tests are counted left them in dist/results; any other task is
// one that passes or fails.

/** These write how many tests they ran. One that passed without a count ran nothing, which is a failure. */
const COUNTED = ['test', 'int', 'e2e', 'timed', 'drills'];

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @param {{ id: string, status: number | undefined, counts?: Counts | undefined, ms?: number }} task
 *   `status` is undefined for a task that was planned and never ended, `ms` for one that came from the cache
 * @returns {Counts}
 */
export function countTask({ id, status, counts }) {
  const target = id.split(':')[1] ?? '';
  const hasEnded = status === 0;
  if (!COUNTED.includes(target)) return hasEnded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed = 0, failed = 0 } = counts ?? {};
  const isWhole = hasEnded && passed + failed > 0;
  return { passed, failed: isWhole ? failed : Math.max(failed, 1) };
}

/**
 * Sums by target, in the order of `npm test`'s table; of two tasks side by side both times count.
 * @param {Parameters<typeof countTask>[0][]} tasks
 * @returns {Map<string, Counts & { tasks: number, ms: number }>}
 */
export function countByTarget(tasks) {
  const sums = new Map();
  for (const task of tasks) {
    const target = task.id.split(':')[1] ?? '';
    const sum = sums.get(target) ?? { passed: 0, failed: 0, tasks: 0, ms: 0 };
    const { passed, failed } = countTask(task);
    sums.set(target, {
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      tasks: sum.tasks + 1,
      ms: sum.ms + (task.ms ?? 0),
    });
  }
  return sums;
}

const MOST_FAILURES = 20;

/**
 * What failed by its name, as Jest's two runners and Playwright write it, each once.
 * @param {string} output
 * @returns {string[]}
 */
export function failuresIn(output) {
  const named = output.split('\n').filter((line) => /^(FAIL |\s+● |\s+\d+\) |[^\s>].* > )/.test(line));
  return [...new Set(named.map((line) => line.replace(/^\s*\d+\) /, '').trim()))].slice(0, MOST_FAILURES);
}
