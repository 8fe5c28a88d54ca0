import { contractTypeSlug, externalUrlOf, jobLimits, type RateUnit } from '@crewcall/contracts-jobs';
import { Injectable } from '@nestjs/common';
import type { Board, BoardPage, BoardRequest, ReadAd } from './board.js';
import { BoardFailure } from './board-failure.js';
import { BoardsConfig } from './boards.config.js';
import { cutTo, fieldOf, lineOf, textOf } from './clean-text.js';
import { contractTypeOf } from './contract-type.rules.js';
import { eventRoles } from './event-roles.js';
import { type ListedAd, postedAtOf, unnamed } from './listed-ad.js';
import { quotaOf } from './quota.rules.js';
import { rateOf } from './rate-words.rules.js';
import { britishDayOf, idOf, itemOf, numberOf, stringOf } from './read-item.js';

const PAGE = 100;

const salaryUnits: Readonly<Record<string, RateUnit>> = {
  'per-annum': 'year',
  'per-year': 'year',
  annual: 'year',
  'per-month': 'month',
  'per-week': 'week',
  'per-day': 'day',
  daily: 'day',
  'per-hour': 'hour',
  hourly: 'hour',
};

/** Reed's Jobseeker API 1.0. Its list cuts the text and leaves the contract out; the ad's own address tells both. */
@Injectable()
export class ReedBoard implements Board {
  readonly name = 'Reed';
  readonly baseUrl: string;
  readonly quota;
  readonly searches = eventRoles.length;
  readonly pageSize = PAGE;
  readonly mostResults = 10_000;

  constructor(private readonly config: BoardsConfig) {
    this.baseUrl = config.reedBaseUrl;
    this.quota = quotaOf(config.reedQuota);
  }

  get isConfigured(): boolean {
    return Boolean(this.config.reedApiKey);
  }

  requestOf(search: number, page: number): BoardRequest {
    const query = {
      keywords: eventRoles[search] ?? '',
      resultsToTake: String(PAGE),
      resultsToSkip: String((page - 1) * PAGE),
    };
    return { path: '/api/1.0/search', query, headers: this.headers() };
  }

  readPage(answer: unknown): BoardPage {
    const page = itemOf(answer);
    if (!page || !Array.isArray(page['results']))
      throw new BoardFailure('malformed', 'Reed sent something else than a list');
    return { total: numberOf(page['totalResults']) ?? page['results'].length, items: page['results'] };
  }

  adIdOf(item: unknown): string | null {
    return idOf(itemOf(item)?.['jobId']);
  }

  readAd(value: unknown, now: Date): ReadAd {
    const item = itemOf(value);
    const externalId = this.adIdOf(item);
    const url = externalUrlOf(item?.['jobUrl']);
    const title = lineOf(stringOf(item?.['jobTitle']) ?? '');
    if (!item || !externalId || !url || !title) return null;
    return {
      externalId,
      url,
      title: cutTo(title, jobLimits.title),
      company: fieldOf(item['employerName'] ?? item['employerProfileName'], jobLimits.company, unnamed.company),
      location: fieldOf(item['locationName'], jobLimits.location, unnamed.location),
      description: cutTo(textOf(stringOf(item['jobDescription']) ?? ''), jobLimits.description),
      contractType: null,
      ...this.rateOf(item, null),
      postedAt: postedAtOf(britishDayOf(item['date']), now),
      expiresOn: britishDayOf(item['expirationDate']),
    };
  }

  detailsOf(ad: ListedAd): BoardRequest {
    return { path: `/api/1.0/jobs/${encodeURIComponent(ad.externalId)}`, headers: this.headers() };
  }

  readDetails(ad: ListedAd, answer: unknown): ListedAd {
    const item = itemOf(answer);
    if (!item) throw new BoardFailure('malformed', 'Reed sent something else than an ad');
    const description = textOf(stringOf(item['jobDescription']) ?? '');
    const unit = salaryUnits[contractTypeSlug(stringOf(item['salaryType']) ?? '')] ?? null;
    const hasSalary = numberOf(item['minimumSalary']) !== null || numberOf(item['maximumSalary']) !== null;
    return {
      ...ad,
      description: description ? cutTo(description, jobLimits.description) : ad.description,
      contractType: contractTypeOf({
        kind: stringOf(item['contractType']),
        isPartTime: item['partTime'] === true,
        isFullTime: item['fullTime'] === true,
      }),
      ...(hasSalary ? this.rateOf(item, unit) : {}),
    };
  }

  private rateOf(item: Readonly<Record<string, unknown>>, unit: RateUnit | null) {
    const [min, max] = [numberOf(item['minimumSalary']), numberOf(item['maximumSalary'])];
    return rateOf({ min, max, currency: stringOf(item['currency']), unit });
  }

  /** The key is the user's name, and there is no password. */
  private headers(): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`${this.config.reedApiKey ?? ''}:`).toString('base64')}` };
  }
}
