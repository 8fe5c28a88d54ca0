import type { Child } from './processes/child.js';
import { Problem, asProblem } from './problem.js';

const POLL_MS = 100;

/**
 * Waits until the process does what it was started for. Says why when it leaves before that or takes too long; a full
 * disk is recognised by the process's own words.
 */
export async function untilReady(child: Child, isReady: () => Promise<boolean>, deadlineMs: number): Promise<void> {
  const { name } = child.options;
  const deadline = Date.now() + deadlineMs;
  while (!(await isReady())) {
    if (!child.running) throw stopped(child, await child.exited);
    if (Date.now() > deadline) {
      throw new Problem(
        `${name} did not get ready within ${Math.round(deadlineMs / 1000)} s. Its last words: ${child.lastWords()}${where(child)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function stopped(child: Child, how: string): Problem {
  const { name } = child.options;
  const problem = asProblem(child.lastWords(), `Starting ${name}`);
  if (problem.message.includes('disk is full')) return problem;
  return new Problem(`${name} ${how}: ${child.lastWords()}${where(child)}`);
}

const where = (child: Child) => (child.options.log ? ` (more in ${child.options.log.path})` : '');
