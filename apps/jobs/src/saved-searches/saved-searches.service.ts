import { randomBytes } from 'node:crypto';
import { PersonLocks, SearchFindRepository } from '@crewcall/bookings-domain';
import { alertMoments } from '@crewcall/contracts-bookings';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import {
  type EditSearchRequest,
  londonDayOf,
  type SavedSearch,
  savedSearchLimits,
  type SaveSearchRequest,
} from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { SavedSearchMissingError, SearchLinkDeadError, TooManySavedSearchesError } from '../jobs/job.errors.js';
import { SavedSearchRepository } from './saved-search.repository.js';

/** Searches that a crew member hears of. Told to no other user. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly finds: SearchFindRepository,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  list(actor: Actor): Promise<SavedSearch[]> {
    return this.searches.listSavedSearchesOf(actor.id, londonDayOf(this.clock.now()));
  }

  /** Only what comes from now on is new. */
  save(actor: Actor, input: SaveSearchRequest): Promise<SavedSearch> {
    return this.transactions.run(async () => {
      // Two that come at once are counted one after the other.
      await this.personLocks.lockPeople([actor.id]);
      if ((await this.searches.countSavedSearchesOf(actor.id)) >= savedSearchLimits.searches)
        throw new TooManySavedSearchesError();
      const id = newId();
      const stopKey = randomBytes(24).toString('base64url');
      await this.searches.addSavedSearch({ ...input, id, userId: actor.id, stopKey, now: this.clock.now() });
      return this.read(actor, id);
    });
  }

  /** @throws SavedSearchMissingError for another user’s as well */
  edit(actor: Actor, id: string, change: EditSearchRequest): Promise<SavedSearch> {
    return this.transactions.run(async () => {
      if (!isRecordId(id) || !(await this.searches.editSavedSearch(actor.id, id, change)))
        throw new SavedSearchMissingError();
      await this.tellAgain(id);
      return this.read(actor, id);
    });
  }

  /** @throws SavedSearchMissingError for another user’s as well */
  async remove(actor: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.searches.removeSavedSearch(actor.id, id))) throw new SavedSearchMissingError();
  }

  /** @throws SavedSearchMissingError for another user’s as well */
  async noteSeen(actor: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.searches.noteSeen(actor.id, id, this.clock.now())))
      throw new SavedSearchMissingError();
  }

  /** By the link of a mail, as often as it is asked. @throws SearchLinkDeadError once it is deleted */
  async stop(key: string): Promise<void> {
    await this.transactions.run(async () => {
      const id = await this.searches.stopSavedSearch(key);
      if (!id) throw new SearchLinkDeadError();
      await this.tellAgain(id);
    });
  }

  private tellAgain(id: string): Promise<void> {
    return this.finds.tellAgain(id, alertMoments(this.clock.now()), savedSearchLimits.instantPerDay);
  }

  private async read(actor: Actor, id: string): Promise<SavedSearch> {
    const [search] = await this.searches.listSavedSearchesOf(actor.id, londonDayOf(this.clock.now()), id);
    if (!search) throw new SavedSearchMissingError();
    return search;
  }
}
