import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CountedTogether } from './counted-together.js';

const POINTS = 10;

function counting(counter = new RateLimiterMemory({ points: POINTS, duration: 60 })) {
  const consume = jest.spyOn(counter, 'consume');
  return { counter, consume, limit: new CountedTogether(counter, POINTS) };
}

/** How many of so many requests in turn are let through. */
async function passesOf(limit: CountedTogether, requests: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < requests; n += 1) {
    const outcome: unknown = await limit.consume('a').catch((error: unknown) => error);
    if (outcome === undefined) passed += 1;
    else expect(outcome).toBeInstanceOf(RateLimiterRes);
  }
  return passed;
}

describe('requests of an address, counted together', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets through as many as are allowed and no more', async () => {
    expect(await passesOf(counting().limit, POINTS + 5)).toBe(POINTS);
  });

  it('lets no more through where two gateways count', async () => {
    const { counter, limit } = counting();
    const other = new CountedTogether(counter, POINTS);
    expect((await passesOf(limit, 5)) + (await passesOf(other, 5)) + (await passesOf(limit, 5))).toBe(POINTS);
  });

  it('lets no more through where some come while others wait for the count', async () => {
    const { counter, consume, limit } = counting();
    const { consume: countAtOnce } = RateLimiterMemory.prototype;
    const waiting: (() => void)[] = [];
    consume.mockImplementation(async (...asked) => {
      await new Promise<void>((answer) => waiting.push(answer));
      return countAtOnce.apply(counter, asked);
    });
    const passed: Promise<boolean>[] = [];
    const request = () =>
      passed.push(
        limit.consume('a').then(
          () => true,
          () => false,
        ),
      );
    for (let n = 0; n < POINTS; n += 1) request();
    waiting.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
    for (let n = 0; n < 5; n += 1) request();
    while (waiting.length > 0) {
      waiting.shift()?.();
      await jest.advanceTimersByTimeAsync(20);
    }
    expect((await Promise.all(passed)).filter(Boolean)).toHaveLength(POINTS);
  });

  it('tells of those who are far from the limit a moment later, in one count', async () => {
    const { consume, limit } = counting();
    await passesOf(limit, 4);
    expect(consume).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(20);
    expect(consume.mock.calls.map(([, points]) => points)).toEqual([1, 3]);
  });

  it('begins anew when the time of the limit is over', async () => {
    const { limit } = counting();
    await passesOf(limit, POINTS);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await passesOf(limit, POINTS + 1)).toBe(POINTS);
  });
});
