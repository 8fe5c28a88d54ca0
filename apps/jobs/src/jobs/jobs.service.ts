import { offsetOf, type Actor, type Page, type PageRequest } from '@crewcall/contracts-core';
import { type Job, type ListedAddresses, plainJobId, SITEMAP_PAGE_SIZE } from '@crewcall/contracts-jobs';
import type { JobListQueryDto } from '@crewcall/contracts-jobs/dto';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { MissedSearches } from '../searches/missed-searches.service.js';
import { BestJobsService } from './best-jobs.service.js';
import { JobCountsService } from './job-counts.service.js';
import { JobMissingError } from './job.errors.js';
import { PlacesService } from '../calls/places.service.js';
import { canSeeAllJobsOf, isCompanyOf } from './job.policy.js';
import { presentJob } from './job.presenter.js';
import { filtersOf, type JobFilters, type PageBounds } from './job-filters.js';
import { JobSearchRepository } from './job-search.repository.js';
import { SimilarJobRepository } from './similar-job.repository.js';

/** Reading jobs: every user may, so nothing here authorises except for what is closed. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly search: JobSearchRepository,
    private readonly similar: SimilarJobRepository,
    private readonly counts: JobCountsService,
    private readonly best: BestJobsService,
    private readonly missed: MissedSearches,
    private readonly places: PlacesService,
  ) {}

  async list(actor: Actor | null, query: JobListQueryDto): Promise<Page<Job>> {
    const bounds = { limit: query.page_size, offset: offsetOf(query) };
    const isBest = query.order === 'best';
    const filters = filtersOf(query, isBest);
    const { found, total } = await (isBest ? this.best.find(filters, bounds) : this.findRecent(filters, bounds));
    if (total === 0 && isWordsAlone(filters)) this.missed.note(query);
    return { items: await this.present(actor, found), total };
  }

  /** @throws JobMissingError for a deleted one, and while its company is suspended; a closed one is shown and says so */
  async get(actor: Actor | null, id: string): Promise<Job> {
    const job = await this.findShown(actor, id);
    const [presented] = await this.present(actor, [job]);
    return presented ?? presentJob(job, { isStranger: true });
  }

  /** @throws JobMissingError as `get` does */
  async listSimilar(actor: Actor | null, id: string): Promise<Job[]> {
    return this.present(actor, await this.similar.find(await this.findShown(actor, id)));
  }

  async listOfRecruiter(actor: Actor | null, recruiterId: string, query: PageRequest): Promise<Page<Job>> {
    const onlyListed = !canSeeAllJobsOf(actor, recruiterId);
    const bounds = { limit: query.page_size, offset: offsetOf(query) };
    const [found, total] = await this.search.findOfRecruiter(recruiterId, onlyListed, bounds);
    const jobs = await this.present(actor, found);
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
    const job = await this.jobs.find(plainJobId(id));
    if (!job || (job.closedReason === 'suspended' && !canSeeAllJobsOf(actor, job.recruiterId)))
      throw new JobMissingError();
    return job;
  }

  private async findRecent(filters: JobFilters, bounds: PageBounds): Promise<{ found: JobEntity[]; total: number }> {
    const found = await this.search.findListed(filters, bounds);
    // A page that is not full is the last one, and tells the length by itself.
    const isLast = found.length < bounds.limit && (found.length > 0 || bounds.offset === 0);
    return { found, total: isLast ? bounds.offset + found.length : await this.counts.countListed(filters) };
  }

  /** Jobs as the reader may see them. */
  async present(actor: Actor | null, jobs: JobEntity[]): Promise<Job[]> {
    const isCrew = actor?.role === 'freelancer' && jobs.length > 0;
    const ids = jobs.map(({ id }) => id);
    const applied = isCrew ? await this.search.findAppliedAmong(ids, actor.id) : null;
    const strangers = await this.places.hiddenFrom(actor, jobs);
    return jobs.map((job) => presentJob(job, { applied: applied?.has(job.id), isStranger: strangers.has(job.id) }));
  }
}

/** Not for want of a kind of work, of pay or of days. */
const isWordsAlone = ({ category, rateUnit, from, to, origin }: JobFilters): boolean =>
  [category, rateUnit, from, to, origin].every((filter) => filter === null);
