import { applicationPartiesPublished } from '@crewcall/contracts-jobs/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ApplicationPartiesRepository } from './application-parties.repository.js';

const BATCH = 200;

/** Publishes the parties of every application: for services that began to keep them after it was made. */
@Injectable()
export class PublishApplicationsService {
  constructor(
    private readonly applications: ApplicationPartiesRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** How many applications were published. */
  async publishAll(): Promise<number> {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const ids = await this.transactions.run(() => this.publishBatch(after));
      count += ids.length;
      after = ids.at(-1) ?? null;
      if (ids.length < BATCH) return count;
    }
  }

  private async publishBatch(after: string | null): Promise<string[]> {
    const batch = await this.applications.partiesAfter(after, BATCH);
    for (const { id, version, ...payload } of batch)
      await this.events.publish(applicationPartiesPublished, { subjectId: id, version, payload });
    return batch.map(({ id }) => id);
  }
}
