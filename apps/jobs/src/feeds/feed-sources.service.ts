import { FeedSourceRepository, PersonLocks, readCalendar } from '@crewcall/bookings-domain';
import { type FeedSource, feedAddressOf, feedSourceLimits } from '@crewcall/contracts-bookings';
import type { NewFeedSourceDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { FeedSourcePace } from './feed-source-pace.service.js';
import { FeedSourceKnownError, FeedSourceMissingError, TooManyFeedSourcesError } from './feed.errors.js';

/** Calendars whose busy times a crew member brings in. The worker reads them. */
@Injectable()
export class FeedSourcesService {
  constructor(
    private readonly sources: FeedSourceRepository,
    private readonly personLocks: PersonLocks,
    private readonly pace: FeedSourcePace,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  list({ id }: Actor): Promise<FeedSource[]> {
    return this.sources.listSourcesOf(id);
  }

  /** Read within moments. @throws FeedSourcesTooFastError; TooManyFeedSourcesError; FeedSourceKnownError */
  async add({ id: ownerId }: Actor, input: NewFeedSourceDto): Promise<FeedSource> {
    const address = feedAddressOf(input.address);
    if (!address) throw new Error('An address that was not checked');
    await this.pace.assertCalm(ownerId);
    return this.transactions.run(async () => {
      // Two that come at once are counted one after the other.
      await this.personLocks.lockPeople([ownerId]);
      const known = await this.sources.listSourcesOf(ownerId);
      if (known.some((one) => one.address === address)) throw new FeedSourceKnownError();
      if (known.length >= feedSourceLimits.sources) throw new TooManyFeedSourcesError();
      const id = newId();
      await this.sources.addSource(id, ownerId, address);
      await this.tasks.enqueue(readCalendar, { source_id: id });
      const added = (await this.sources.listSourcesOf(ownerId)).find((one) => one.id === id);
      if (!added) throw new Error('What was added is not there');
      return added;
    });
  }

  /** With its times, at once. @throws FeedSourceMissingError of those of other users too */
  async remove({ id: ownerId }: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.sources.removeSource(ownerId, id))) throw new FeedSourceMissingError();
  }
}
