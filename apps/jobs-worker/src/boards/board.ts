import type { BoardName } from '@crewcall/contracts-jobs';
import type { QuotaLimit } from '@crewcall/jobs-domain';
import type { ListedAd } from './listed-ad.js';

export interface BoardRequest {
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface BoardPage {
  /** How many the board says there are; it may change from page to page. */
  total: number;
  /** Not looked at yet. */
  items: unknown[];
}

/** Null when the item cannot be read or may not be linked to. */
export type ReadAd = ListedAd | null;

/** One external site: what is asked of it and how its answers are read. Nothing here waits or fails on its own. */
export interface Board {
  readonly name: BoardName;
  readonly isConfigured: boolean;
  readonly baseUrl: string;
  readonly quota: QuotaLimit[];
  readonly searches: number;
  readonly pageSize: number;
  /** A search yields no more than its first so many results. */
  readonly mostResults: number;
  /** `page` counts from 1. */
  requestOf(search: number, page: number): BoardRequest;
  /** @throws BoardFailure when the answer is not of the board's shape */
  readPage(answer: unknown): BoardPage;
  /** What the board calls the ad; null when the item cannot be read. Cheaper than reading it. */
  adIdOf(item: unknown): string | null;
  readAd(item: unknown, now: Date): ReadAd;
  /** Where the whole of an ad is told apart from the list. */
  detailsOf?(ad: ListedAd): BoardRequest;
  readDetails?(ad: ListedAd, answer: unknown): ListedAd;
}
