import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** So long, counts of those who are far from their limit wait for each other and then travel in one write. */
const TOGETHER_MS = 20;
const ADDRESSES_KEPT = 10_000;

interface Standing {
  /** Requests that are left, less those that Redis was not told of yet. */
  left: number;
  untold: number;
  until: number;
}

/**
 * One limit as its counter keeps it. Who has more than half of the requests left is let through at once and counted a
 * moment later; everyone else waits for the count, so that two gateways together let no client over the limit.
 */
export class CountedTogether {
  private readonly standings = new LRUCache<string, Standing>({ max: ADDRESSES_KEPT });
  private untold = new Set<string>();

  constructor(
    private readonly counter: RateLimiterAbstract,
    private readonly points: number,
  ) {}

  /** @throws RateLimiterRes when the request is one too many */
  async consume(key: string): Promise<void> {
    const standing = this.standings.get(key);
    if (!standing || standing.until <= Date.now() || standing.left <= this.points / 2) return this.tell(key, 1);
    standing.left -= 1;
    standing.untold += 1;
    if (this.untold.size === 0) setTimeout(() => this.tellAll(), TOGETHER_MS).unref();
    this.untold.add(key);
  }

  private tellAll(): void {
    const keys = this.untold;
    this.untold = new Set();
    // Those requests were let through; the next one hears that the limit is reached.
    for (const key of keys) this.tell(key, 0).catch(() => undefined);
  }

  private async tell(key: string, more: number): Promise<void> {
    const standing = this.standings.get(key);
    const told = more + (standing?.untold ?? 0);
    if (told === 0) return;
    if (standing) standing.untold = 0;
    const { remainingPoints, msBeforeNext } = await this.outcomeOf(key, told);
    const untold = this.standings.get(key)?.untold ?? 0;
    this.standings.set(key, { left: remainingPoints - untold, untold, until: Date.now() + msBeforeNext });
  }

  private async outcomeOf(key: string, points: number): Promise<RateLimiterRes> {
    try {
      return await this.counter.consume(key, points);
    } catch (error) {
      this.standings.delete(key);
      throw error;
    }
  }
}
