import { offsetOf, type Actor, type Page, type PageRequest, SITEMAP_PAGE_SIZE } from '@crewcall/contracts-core';
import type { CompanyRating, Point } from '@crewcall/contracts-bookings';
import { type Job, type JobOrder, type ListedAddresses, plainJobId } from '@crewcall/contracts-jobs';
import { CompanyRatingRepository } from '@crewcall/bookings-domain';
import type { JobListQueryDto } from '@crewcall/contracts-jobs/dto';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Replica } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MissedSearches } from '../searches/missed-searches.service.js';
import { PeopleService } from '../people/people.service.js';
import { BestJobsService } from './best-jobs.service.js';
import { JobCountsService } from './job-counts.service.js';
import { JobMissingError } from './job.errors.js';
import { PlacesService } from '../calls/places.service.js';
import { canSeeAllJobsOf, isCompanyOf } from './job.policy.js';
import { type JobReader, presentJob } from './job.presenter.js';
import { filtersOf, type JobFilters, type PageBounds } from './job-filters.js';
import { NearPlaces } from './near-places.service.js';
import { JobSearchRepository } from './job-search.repository.js';
import { SimilarJobRepository } from './similar-job.repository.js';

/** How old the list of a stranger may be, in milliseconds. */
const STRANGERS_SEE_WITHIN_MS = 2000;

/** Reading jobs: every visitor may, so nothing here authorises except for what is closed. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly search: JobSearchRepository,
    private readonly similar: SimilarJobRepository,
    private readonly counts: JobCountsService,
    private readonly best: BestJobsService,
    private readonly near: NearPlaces,
    private readonly missed: MissedSearches,
    private readonly places: PlacesService,
    private readonly people: PeopleService,
    private readonly ratings: CompanyRatingRepository,
    private readonly replica: Replica,
  ) {}

  /** @throws ValidationFailedError where `near` names no place */
  async listJobs(actor: Actor | null, query: JobListQueryDto): Promise<Page<Job>> {
    const bounds = { limit: query.page_size, offset: offsetOf(query) };
    const point = await this.near.pointOf(query);
    const filters = filtersOf(
      query,
      query.order === 'best' || query.order === 'nearest',
      await this.people.apartFrom(actor),
      point,
    );
    const read = async (): Promise<Page<Job>> => {
      const { found, total, ratings } = await this.findOrdered(query.order, filters, point, bounds);
      const { zoom } = query;
      return { items: await this.presentJobs(actor, found, { from: point, ...(zoom && { zoom }) }, ratings), total };
    };
    // Who is signed in sees at once what they did themselves.
    const page = await (actor ? read() : this.replica.read(STRANGERS_SEE_WITHIN_MS, read));
    if (page.total === 0 && isWordsAlone(filters)) this.missed.noteMissed(query);
    return page;
  }

  /** @throws JobMissingError for a deleted one, and while its company is suspended; a closed one is shown and says so */
  async getJob(actor: Actor | null, id: string): Promise<Job> {
    const job = await this.findShown(actor, id);
    const [presented] = await this.presentJobs(actor, [job]);
    return presented ?? presentJob(job, { isStranger: true });
  }

  /** @throws JobMissingError as `get` does */
  async listSimilar(actor: Actor | null, id: string): Promise<Job[]> {
    const apart = await this.people.apartFrom(actor);
    return this.presentJobs(actor, await this.similar.findSimilarJobs(await this.findShown(actor, id), apart));
  }

  async listOfRecruiter(actor: Actor | null, recruiterId: string, query: PageRequest): Promise<Page<Job>> {
    const onlyListed = !canSeeAllJobsOf(actor, recruiterId);
    const bounds = { limit: query.page_size, offset: offsetOf(query) };
    const [found, total] = await this.search.findOfRecruiter(recruiterId, onlyListed, bounds);
    const jobs = await this.presentJobs(actor, found);
    return { items: isCompanyOf(actor, recruiterId) ? await this.withApplicants(jobs) : jobs, total };
  }

  /** For search engines: our own jobs that are open, a file's worth at a time. */
  async listAddresses(page: number): Promise<ListedAddresses> {
    const bounds = { limit: SITEMAP_PAGE_SIZE, offset: (page - 1) * SITEMAP_PAGE_SIZE };
    return this.search.findNativeAddresses(bounds);
  }

  private async withApplicants(jobs: Job[]): Promise<Job[]> {
    const counts = await this.search.countApplicantsOf(jobs.map(({ id }) => id));
    return jobs.map((job) => ({ ...job, applicants: counts.get(job.id) ?? { total: 0, waiting: 0 } }));
  }

  private async findShown(actor: Actor | null, id: string): Promise<JobEntity> {
    const job = await this.jobs.findJob(plainJobId(id));
    if (!job || (job.closedReason === 'suspended' && !canSeeAllJobsOf(actor, job.recruiterId)))
      throw new JobMissingError();
    return job;
  }

  private findOrdered(
    order: JobOrder | undefined,
    filters: JobFilters,
    point: Point | null,
    bounds: PageBounds,
  ): Promise<FoundPage> {
    if (order === 'best') return this.best.findBest(filters, bounds);
    return order === 'nearest' && point ? this.findNearest(filters, bounds, point) : this.findNewest(filters, bounds);
  }

  private async findNearest(filters: JobFilters, bounds: PageBounds, point: Point): Promise<FoundPage> {
    const found = await this.search.findNearest(filters, point, bounds);
    return { found, total: lengthFrom(found, bounds) ?? (await this.counts.countListed(filters)) };
  }

  private async findNewest(filters: JobFilters, bounds: PageBounds): Promise<FoundPage> {
    const empty = await this.counts.lengthBefore(filters, bounds.offset);
    if (empty !== null) return { found: [], total: empty };
    const page = await this.search.findListedPage(filters, bounds, this.counts.shareOf(filters));
    const { jobs: found, totals, ratings } = page;
    const length = page.fitting ?? lengthFrom(found, bounds);
    if (length !== null) this.counts.noteCount(filters, { count: length, version: totals.version });
    return { found, total: length ?? (await this.counts.countListed(filters, totals)), ratings };
  }

  /** Jobs as the reader may see them, with where each is for who asked from a place or beside a map. */
  async presentJobs(
    actor: Actor | null,
    jobs: JobEntity[],
    whence: Pick<JobReader, 'from' | 'zoom'> = {},
    known?: FoundPage['ratings'],
  ): Promise<Job[]> {
    const isCrew = actor?.role === 'freelancer' && jobs.length > 0;
    const ids = jobs.map(({ id }) => id);
    const [marks, strangers, ratings] = await Promise.all([
      isCrew ? this.search.findMarksOf(ids, actor.id) : null,
      this.places.hiddenFrom(actor, jobs),
      known ?? this.ratings.ofCompanies(jobs.flatMap(({ recruiterId }) => recruiterId ?? [])),
    ]);
    return jobs.map((job) =>
      presentJob(job, {
        ...marks?.get(job.id),
        isStranger: strangers.has(job.id),
        ...whence,
        companyRating: ratings.get(job.recruiterId ?? ''),
      }),
    );
  }
}

interface FoundPage {
  found: JobEntity[];
  total: number;
  /** Of their companies, where they were found together. */
  ratings?: Map<string, CompanyRating>;
}

/** A page that is not full is the last one, and tells the length of its list by itself. */
const lengthFrom = (found: JobEntity[], { limit, offset }: PageBounds): number | null =>
  found.length < limit && (found.length > 0 || offset === 0) ? offset + found.length : null;

/** Not for want of a kind of work, of pay or of days. */
const isWordsAlone = ({ category, rateUnit, from, to, origin, near, box }: JobFilters): boolean =>
  [category, rateUnit, from, to, origin, near, box].every((filter) => filter === null);
