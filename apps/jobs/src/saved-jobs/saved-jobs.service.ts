import { PersonLocks, SavedJobPublisher, SavedJobRepository } from '@crewcall/bookings-domain';
import { type Actor, isRecordId, type Page, type PageRequest } from '@crewcall/contracts-core';
import { type Job, plainJobId, savedJobLimits } from '@crewcall/contracts-jobs';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobClosedError, TooManySavedJobsError } from '../jobs/job.errors.js';
import { JobsService } from '../jobs/jobs.service.js';
import { SavedJobListRepository } from './saved-job-list.repository.js';

/** Jobs that a crew member keeps an eye on. Told to no other user. */
@Injectable()
export class SavedJobsService {
  constructor(
    private readonly saved: SavedJobRepository,
    private readonly lists: SavedJobListRepository,
    private readonly jobs: JobsService,
    private readonly publisher: SavedJobPublisher,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor, page: PageRequest): Promise<Page<Job>> {
    const { items, total } = await this.lists.pageOfSavedJobs(actor.id, page);
    return { items: await this.jobs.presentJobs(actor, items), total };
  }

  /** Twice is fine. @throws JobMissingError for what cannot be opened */
  async save(actor: Actor, id: string): Promise<void> {
    const job = await this.jobs.getJob(actor, id);
    if (job.saved) return;
    if (job.status === 'closed') throw new JobClosedError();
    await this.transactions.run(async () => {
      // Two that come at once are counted one after the other.
      await this.personLocks.lockPeople([actor.id]);
      if ((await this.lists.countSavedJobsOf(actor.id, job.id)) >= savedJobLimits.jobs)
        throw new TooManySavedJobsError();
      await this.saved.addSavedJob(actor.id, job.id, this.publisher.closingDays().to);
    });
  }

  /** What is not saved stays so. */
  async remove(actor: Actor, id: string): Promise<void> {
    const jobId = plainJobId(id);
    if (isRecordId(jobId)) await this.saved.removeSavedJob(actor.id, jobId);
  }
}
