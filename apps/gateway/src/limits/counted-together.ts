import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** So long, counts of those who are far from their limit wait for each other and then travel in one write. */
const TOGETHER_MS = 20;
const ADDRESSES_KEPT = 10_000;

interface Standing {
  /** Requests that are left, less those that Redis was not told of yet or has not answered. */
  left: number;
  untold: number;
  unanswered: number;
  until: number;
}

/**
 * One limit as its counter keeps it. Who has more than half of the requests left is let through at once and counted a
 * moment later; everyone else waits for the count, so that two gateways together let no client over the limit.
 */
export class CountedTogether {
  private readonly standings = new LRUCache<string, Standing>({ max: ADDRESSES_KEPT });
  private untold = new Map<string, Standing>();

  constructor(
    private readonly counter: RateLimiterAbstract,
    private readonly points: number,
  ) {}

  /** @throws RateLimiterRes when the request is one too many */
  async consume(key: string): Promise<void> {
    const standing = this.standingOf(key);
    if (standing.until <= Date.now() || standing.left <= this.points / 2) return this.tell(key, standing, 1);
    standing.left -= 1;
    standing.untold += 1;
    if (this.untold.size === 0) setTimeout(() => this.tellAll(), TOGETHER_MS).unref();
    this.untold.set(key, standing);
  }

  private standingOf(key: string): Standing {
    const known = this.standings.get(key);
    if (known) return known;
    const standing = { left: 0, untold: 0, unanswered: 0, until: 0 };
    this.standings.set(key, standing);
    return standing;
  }

  private tellAll(): void {
    const standings = this.untold;
    this.untold = new Map();
    // Those requests were let through; the next one hears that the limit is reached.
    for (const [key, standing] of standings) this.tell(key, standing, 0).catch(() => undefined);
  }

  private async tell(key: string, standing: Standing, more: number): Promise<void> {
    const told = more + standing.untold;
    if (told === 0) return;
    standing.untold = 0;
    standing.unanswered += told;
    standing.left -= more;
    try {
      const { remainingPoints, msBeforeNext } = await this.counter.consume(key, told);
      standing.unanswered -= told;
      standing.left = remainingPoints - standing.untold - standing.unanswered;
      standing.until = Date.now() + msBeforeNext;
    } catch (error) {
      standing.unanswered -= told;
      standing.left = 0;
      throw error;
    }
  }
}
