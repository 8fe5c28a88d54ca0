import { type Actor, withins } from '@crewcall/contracts-core';
import type { NearestJobs, NearSearch } from '@crewcall/contracts-jobs';
import type { JobListQueryDto } from '@crewcall/contracts-jobs/dto';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BestJobsService } from './best-jobs.service.js';
import { filtersOf } from './job-filters.js';
import { JobWordsService } from './job-words.service.js';
import { JobsService } from './jobs.service.js';
import { NearPlaces } from './near-places.service.js';
import { wordsOf } from './job-words.js';

const SEARCHES_SHOWN = 3;
const JOBS_SHOWN = 3;
/** So many words of a search are tried alone. */
const WORDS_TRIED = 3;

/** For a search that found nothing: what was probably meant, and wider searches that find something. */
@Injectable()
export class NearestJobsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly best: BestJobsService,
    private readonly words: JobWordsService,
    private readonly people: PeopleService,
    private readonly near: NearPlaces,
  ) {}

  async findNearest(actor: Actor | null, query: JobListQueryDto): Promise<NearestJobs> {
    const searches: NearSearch[] = [];
    let jobs: NearestJobs['jobs'] = [];
    const apart = await this.people.apartFrom(actor);
    const point = await this.near.pointOf(query);
    for (const candidate of await this.candidatesOf(query)) {
      const { found, total } = await this.best.findBest(filtersOf(candidate, true, apart, point), {
        limit: JOBS_SHOWN,
        offset: 0,
      });
      if (total === 0) continue;
      searches.push({ ...candidate, total });
      if (jobs.length === 0) jobs = await this.jobs.presentJobs(actor, found, { from: point });
      if (searches.length === SEARCHES_SHOWN) break;
    }
    return { searches, jobs };
  }

  /** The nearest first: in a wider circle, the spelling, then without place, days and pay, then a word alone. */
  private async candidatesOf(query: JobListQueryDto): Promise<Omit<NearSearch, 'total'>[]> {
    const { search, location, category, rate_unit, rate_min, from, to, source, near, within } = query;
    const spelling = search ? await this.words.correct(search.toLowerCase()) : null;
    const place = location ? await this.words.correct(location.toLowerCase()) : null;
    const meant = spelling ?? search;
    const others = { category, rate_unit, rate_min, from, to, source, near, within };
    const where = place ?? location;
    const alone = wordsOf(meant ?? '').sort((one, other) => other.length - one.length);
    const wider = withins.filter((miles) => within && miles > within);
    const candidates = [
      ...wider.map((miles) => ({ search, location, ...others, within: miles })),
      ...(within ? [{ search, location, ...others, within: undefined }] : []),
      ...(spelling || place ? [{ search: meant, location: where, ...others }] : []),
      ...(meant && where ? [{ search: meant, location: where }, { search: meant }] : []),
      ...(meant ? [{ search: meant }] : []),
      ...(where ? [{ location: where }] : []),
      ...(alone.length > 1 ? alone.slice(0, WORDS_TRIED).map((word) => ({ search: word })) : []),
    ].map(givenOf);
    const seen = new Set([JSON.stringify(givenOf({ search, location, ...others }))]);
    return candidates.filter((candidate) => {
      const key = JSON.stringify(candidate);
      return !seen.has(key) && seen.add(key);
    });
  }
}

/** Only what filters. */
const givenOf = <Query extends object>(query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')) as Query;
