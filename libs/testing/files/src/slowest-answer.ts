import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;

/** The longest that a service took to say that it lives, in milliseconds, asked all the while that something went on. */
export async function slowestAnswer(baseUrl: string, during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  void during.then(end, end);
  let slowest = 0;
  while (!isOver) {
    const from = performance.now();
    const answer = await fetch(`${baseUrl}/health/live`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The service answered ${answer.status}`);
    slowest = Math.max(slowest, performance.now() - from);
    await pause(EVERY_MS);
  }
  await during;
  return slowest;
}
