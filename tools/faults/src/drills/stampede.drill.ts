import { jobRoutes } from '@crewcall/contracts-jobs';
import { send } from '../load/client.js';
import { firstOf } from '../load/people.js';
import { timeOf } from '../load/watch.js';
import type { Drill, Evidence } from './drill.js';

const AT_ONCE = 1000;
const ANSWERED_WITHIN_MS = 8000;

export const stampede: Drill = {
  name: 'stampede',
  fault: 'F22',
  about: 'a thousand people open the list of jobs at once, of a service that has just started and remembers nothing',
  async run({ product, people, load, watch, limits }): Promise<Evidence> {
    await load.reach('hire', 0.2);
    const { token } = firstOf(people.crew);
    await product.service('jobs').kill();
    await product.startService('jobs');
    watch.broken();
    const path = `${jobRoutes.list}?search=rigger&page_size=10`;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const began = performance.now();
        const { status } = await send(product.origin, { method: 'GET', path, token });
        return { status, tookMs: performance.now() - began };
      }),
    );
    watch.healed();
    const odd = answers.filter(({ status }) => status !== 200 && status !== 503 && status !== 429);
    limits.none('answers other than 200, or “come back later”', odd.length);
    limits.atMost('99 of 100 answers, ms', timeOf(answers, 0.99), ANSWERED_WITHIN_MS);
    return { 'answered with the list': answers.filter(({ status }) => status === 200).length };
  },
};
