import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 10;

interface Health {
  /** Milliseconds: of a hundred answers, 95 are as quick. */
  p95: number;
  /** Milliseconds. */
  slowest: number;
}

/**
 * What a service may take to say that it lives while it looks at a file. For one answer of all, what a busy machine adds:
 * without a thread of its own, a file takes many seconds or the service.
 */
const HEALTHY: Health = { p95: 100, slowest: 1000 };
/** So much slower than without a file, where the machine itself is slower than that. */
const TIMES_IDLE = 3;
/** As long as a file took, an idle moment meets as many neighbours; no longer, so that a test ends. */
const IDLE_MS = { least: 2000, most: 10_000 };

export interface HealthDuring extends Health {
  what: string;
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

/** What a healthy service takes at this moment: as much as it may, or three times what it takes while nothing goes on. */
async function healthyNow(baseUrl: string, forMs: number): Promise<Health> {
  const idle = await answersDuring(baseUrl, pause(forMs));
  return {
    p95: Math.max(HEALTHY.p95, TIMES_IDLE * percentile(idle, 0.95)),
    slowest: Math.max(HEALTHY.slowest, TIMES_IDLE * (idle.at(-1) ?? 0)),
  };
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
  const isBad = ({ p95, slowest }: Health, healthy: Health): boolean => p95 > healthy.p95 || slowest > healthy.slowest;
  const bad: HealthDuring[] = [];
  for (const item of items) {
    const from = performance.now();
    if (!isBad(await healthOf(item), HEALTHY)) continue;
    const took = performance.now() - from;
    const healthy = await healthyNow(baseUrl, Math.min(Math.max(took, IDLE_MS.least), IDLE_MS.most));
    const again = await healthOf(item);
    if (isBad(again, healthy)) bad.push(again);
  }
  return bad;
}
