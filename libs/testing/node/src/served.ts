import { setTimeout as after } from 'node:timers/promises';

const COMES_BACK_AFTER_MS = 250;

/**
 * Asks until it is served, as a client does whom a service with more than it can do asked to come back (503): on a slow
 * machine fifty who wait for one lock are too many.
 */
export async function served<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await after(COMES_BACK_AFTER_MS);
  }
}
