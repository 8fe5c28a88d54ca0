import { adAt, type BoardName, type SimulatedAd } from './ad.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const RESULT_KEPT_MS = 30_000;
const MOST_RESULTS = 200;

export interface WorldOptions {
  /** How many ads are open at any moment, over both boards. */
  openAds: number;
  lifeDays?: number;
  /** The moment it is there; specs stop it. */
  now?: () => Date;
}

export interface Listing {
  ad: SimulatedAd;
  words: string;
}

/**
 * A job market that goes on for ever: every few minutes an ad is posted, and each ends after three weeks. The ad with
 * a number is always the same, so anyone who looks twice sees the same ads, and anyone who looks tomorrow sees some new ones.
 */
export class World {
  private readonly spacingMs: number;
  private readonly lifeMs: number;
  private readonly now: () => Date;
  private readonly changes = new Map<number, Partial<SimulatedAd> | null>();
  private readonly made = new Map<number, Listing>();
  private readonly results = new Map<string, { moment: number; ads: SimulatedAd[] }>();

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

  /** What a search finds, newest first. The pages of one search are cut from one result, as a real board's are. */
  search(board: BoardName, key: string, matches: (listing: Listing) => boolean): SimulatedAd[] {
    const known = this.results.get(key);
    const moment = Math.floor(this.now().getTime() / RESULT_KEPT_MS);
    if (known?.moment === moment) return known.ads;
    const ads: SimulatedAd[] = [];
    for (const listing of this.open(board)) if (matches(listing)) ads.push(listing.ad);
    if (this.results.size >= MOST_RESULTS) this.results.clear();
    this.results.set(key, { moment, ads });
    return ads;
  }

  daysOld({ postedAt }: SimulatedAd): number {
    return (this.now().getTime() - postedAt.getTime()) / DAY_MS;
  }

  /** Rewrites an ad. */
  change(index: number, change: Partial<SimulatedAd>): void {
    this.changes.set(index, { ...this.changes.get(index), ...change });
    this.forget(index);
  }

  /** Takes an ad down before its time. */
  remove(index: number): void {
    this.changes.set(index, null);
    this.forget(index);
  }

  /** Back to what it would be without changes. */
  restore(): void {
    this.changes.clear();
    this.made.clear();
    this.results.clear();
  }

  private forget(index: number): void {
    this.made.delete(index);
    this.results.clear();
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

/** Of the words of an ad. */
export type Matcher = (words: string) => boolean;

const phraseOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(phraseOf);

/** Whether the text holds the words next to one another. */
export function hasPhrase(phrase: string): Matcher {
  const wanted = phraseOf(phrase);
  return (words) => words.includes(wanted);
}

export function hasEvery(text: string): Matcher {
  const wanted = wordsOf(text);
  return (words) => wanted.every((word) => words.includes(word));
}

export function hasAny(text: string): Matcher {
  const wanted = wordsOf(text);
  return (words) => wanted.some((word) => words.includes(word));
}
