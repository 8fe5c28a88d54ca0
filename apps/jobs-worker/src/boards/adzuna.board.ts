import { externalUrlOf, jobLimits } from '@crewcall/contracts-jobs';
import { Injectable } from '@nestjs/common';
import type { Board, BoardPage, BoardRequest, ReadAd } from './board.js';
import { BoardFailure } from './board-failure.js';
import { BoardsConfig } from './boards.config.js';
import { cutTo, fieldOf, lineOf, textOf } from './clean-text.js';
import { contractTypeOf } from './contract-type.rules.js';
import { anyOfSearches } from './event-roles.js';
import { postedAtOf, unnamed } from './listed-ad.js';
import { quotaOf } from './quota.rules.js';
import { NO_RATE, rateOf } from './rate-words.rules.js';
import { idOf, type Item, itemOf, numberOf, stringOf } from './read-item.js';

const PAGE = 50;
const MOST_DAYS_OLD = '30';

/** Adzuna's API v1 for Great Britain. Its quota is small, so its searches are few and newest come first. */
@Injectable()
export class AdzunaBoard implements Board {
  readonly name = 'Adzuna';
  readonly baseUrl: string;
  readonly quota;
  readonly searches = anyOfSearches.length;
  readonly pageSize = PAGE;
  readonly mostResults = 5000;

  constructor(private readonly config: BoardsConfig) {
    this.baseUrl = config.adzunaBaseUrl;
    this.quota = quotaOf(config.adzunaQuota);
  }

  get isConfigured(): boolean {
    return Boolean(this.config.adzunaAppId && this.config.adzunaAppKey);
  }

  requestOf(search: number, page: number): BoardRequest {
    const query = {
      app_id: this.config.adzunaAppId ?? '',
      app_key: this.config.adzunaAppKey ?? '',
      ...anyOfSearches[search],
      results_per_page: String(PAGE),
      sort_by: 'date',
      max_days_old: MOST_DAYS_OLD,
    };
    return { path: `/v1/api/jobs/gb/search/${page}`, query };
  }

  readPage(answer: unknown): BoardPage {
    const page = itemOf(answer);
    if (!page || !Array.isArray(page['results']))
      throw new BoardFailure('malformed', 'Adzuna sent something else than a list');
    return { total: numberOf(page['count']) ?? page['results'].length, items: page['results'] };
  }

  adIdOf(item: unknown): string | null {
    return idOf(itemOf(item)?.['id']);
  }

  readAd(value: unknown, now: Date): ReadAd {
    const item = itemOf(value);
    const externalId = this.adIdOf(item);
    const url = externalUrlOf(item?.['redirect_url']);
    const title = lineOf(stringOf(item?.['title']) ?? '');
    if (!item || !externalId || !url || !title) return null;
    return {
      externalId,
      url,
      title: cutTo(title, jobLimits.title),
      company: fieldOf(itemOf(item['company'])?.['display_name'], jobLimits.company, unnamed.company),
      location: fieldOf(itemOf(item['location'])?.['display_name'], jobLimits.location, unnamed.location),
      description: cutTo(textOf(stringOf(item['description']) ?? ''), jobLimits.description),
      contractType: contractOf(item),
      ...salaryOf(item),
      postedAt: postedAtOf(stringOf(item['created']), now),
      expiresOn: null,
    };
  }
}

function contractOf({ contract_type, contract_time }: Item): string | null {
  const [isPartTime, isFullTime] = [contract_time === 'part_time', contract_time === 'full_time'];
  return contractTypeOf({ kind: stringOf(contract_type), isPartTime, isFullTime });
}

/** A sum that Adzuna predicted is not the employer's offer. */
function salaryOf(item: Item) {
  const predicted = item['salary_is_predicted'];
  if (predicted === '1' || predicted === 1 || predicted === true) return NO_RATE;
  return rateOf({ min: numberOf(item['salary_min']), max: numberOf(item['salary_max']), unit: null });
}
