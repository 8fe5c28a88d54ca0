import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 10;
/** What a service may take to say that it lives while it looks at a file. */
const HEALTHY_MS = 100;
/** So much slower than without a file, where the machine itself is slower than that. */
const TIMES_IDLE = 3;
/** For one answer of all, what a busy machine adds; without a thread of its own, a file takes seconds or the service. */
const SLOWEST_MS = 1000;

export interface HealthDuring {
  what: string;
  /** Milliseconds: of a hundred answers, 95 are as quick. */
  p95: number;
  slowest: number;
}

async function answersDuring(baseUrl: string, during: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  void during.then(end, end);
  const answers: number[] = [];
  while (!isOver) {
    const from = performance.now();
    const answer = await fetch(`${baseUrl}/health/live`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The service answered ${answer.status}`);
    answers.push(performance.now() - from);
    await pause(EVERY_MS);
  }
  await during;
  return answers.sort((a, b) => a - b);
}

const percentile = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** What a healthy service takes at this moment: 100 ms, or three times what it takes while nothing goes on. */
async function healthyWithin(baseUrl: string): Promise<number> {
  const idle = await answersDuring(baseUrl, pause(2000));
  return Math.max(HEALTHY_MS, TIMES_IDLE * percentile(idle, 0.95));
}

/**
 * Those things during which a service does not live as it should: it is asked without pause while each goes on, one after
 * the other. What was slow is done once more, beside an idle moment, and counts if it is slow again: a neighbour's burst of
 * work is no fault of a file, and a file that holds up a service does so each time.
 */
export async function unhealthyDuring<Item extends { what: string }>(
  baseUrl: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<HealthDuring[]> {
  const healthOf = async (item: Item): Promise<HealthDuring> => {
    const answers = await answersDuring(baseUrl, work(item));
    return { what: item.what, p95: percentile(answers, 0.95), slowest: answers.at(-1) ?? 0 };
  };
  const isBad = ({ p95, slowest }: HealthDuring, healthy: number): boolean => p95 > healthy || slowest > SLOWEST_MS;
  const bad: HealthDuring[] = [];
  for (const item of items) {
    if (!isBad(await healthOf(item), HEALTHY_MS)) continue;
    const healthyNow = await healthyWithin(baseUrl);
    const again = await healthOf(item);
    if (isBad(again, healthyNow)) bad.push(again);
  }
  return bad;
}
