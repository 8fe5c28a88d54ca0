import { adAt, type BoardName, type SimulatedAd } from './ad.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface WorldOptions {
  /** How many ads are open at any moment, over both boards. */
  openAds: number;
  lifeDays?: number;
  /** The moment it is there; specs stop it. */
  now?: () => Date;
}

interface Listing {
  ad: SimulatedAd;
  words: string;
}

/**
 * A job market that goes on for ever: every few minutes an ad is posted, and each ends after three weeks. The ad with
 * a number is always the same, so whoever looks twice sees the same ads, and whoever looks tomorrow sees some new ones.
 */
export class World {
  private readonly spacingMs: number;
  private readonly lifeMs: number;
  private readonly now: () => Date;
  private readonly changes = new Map<number, Partial<SimulatedAd> | null>();
  private readonly made = new Map<number, Listing>();

  constructor({ openAds, lifeDays = 21, now = () => new Date() }: WorldOptions) {
    this.lifeMs = lifeDays * DAY_MS;
    this.spacingMs = this.lifeMs / openAds;
    this.now = now;
  }

  /** Newest first. */
  *open(board: BoardName): Generator<Listing> {
    const at = this.now().getTime();
    const [last, first] = [Math.floor(at / this.spacingMs), Math.floor((at - this.lifeMs) / this.spacingMs) + 1];
    for (const index of this.made.keys()) if (index < first) this.made.delete(index);
    for (let index = last; index >= first; index -= 1) {
      const listing = this.listing(index);
      if (listing?.ad.boards.includes(board)) yield listing;
    }
  }

  find(index: number): SimulatedAd | null {
    const at = this.now().getTime();
    const postedAt = index * this.spacingMs;
    return postedAt <= at && postedAt > at - this.lifeMs ? (this.listing(index)?.ad ?? null) : null;
  }

  daysOld({ postedAt }: SimulatedAd): number {
    return (this.now().getTime() - postedAt.getTime()) / DAY_MS;
  }

  /** Rewrites an ad. */
  change(index: number, change: Partial<SimulatedAd>): void {
    this.changes.set(index, { ...this.changes.get(index), ...change });
    this.made.delete(index);
  }

  /** Takes an ad down before its time. */
  remove(index: number): void {
    this.changes.set(index, null);
    this.made.delete(index);
  }

  /** Back to what it would be without changes. */
  restore(): void {
    this.changes.clear();
    this.made.clear();
  }

  private listing(index: number): Listing | null {
    const change = this.changes.get(index);
    if (change === null) return null;
    const known = this.made.get(index);
    if (known) return known;
    const ad = { ...adAt(index, new Date(index * this.spacingMs), this.lifeMs), ...change };
    const words = ` ${`${ad.title} ${ad.company} ${ad.description}`.toLowerCase().replace(/<[^>]*>|[^a-z0-9]+/g, ' ')} `;
    const listing = { ad, words };
    this.made.set(index, listing);
    return listing;
  }
}

/** Whether the text holds the words next to one another. */
export const hasPhrase = (words: string, phrase: string): boolean =>
  words.includes(
    ` ${phrase
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()} `,
  );

export const hasEvery = (words: string, text: string): boolean => wordsOf(text).every((word) => hasPhrase(words, word));

export const hasAny = (words: string, text: string): boolean => wordsOf(text).some((word) => hasPhrase(words, word));

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
