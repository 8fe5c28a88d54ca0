import { randomBytes } from 'node:crypto';
import { alertMoments, availabilityTexts, chosenDays, wallTimeOf } from '@crewcall/contracts-bookings';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import type { SaveCrewSearchRequest, SavedCrewSearch } from '@crewcall/contracts-identity';
import { type EditSearchRequest, savedSearchLimits } from '@crewcall/contracts-jobs';
import { newId, Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { filtersOf } from '../freelancers/crew-directory.service.js';
import { CrewPlaces } from '../freelancers/crew-places.service.js';
import { CrewSearchFindRepository } from './crew-search-find.repository.js';
import { CrewSearchLinkDeadError, CrewSearchMissingError, TooManyCrewSearchesError } from './crew-search.errors.js';
import { CrewSearchRepository } from './crew-search.repository.js';

const today = (): string => wallTimeOf(new Date()).day;

/** Searches of crew that a company hears of. Told to no other user. */
@Injectable()
export class CrewSearchesService {
  constructor(
    private readonly searches: CrewSearchRepository,
    private readonly finds: CrewSearchFindRepository,
    private readonly places: CrewPlaces,
    private readonly transactions: Transactions,
  ) {}

  list(actor: Actor): Promise<SavedCrewSearch[]> {
    return this.searches.listCrewSearchesOf(actor.id, today());
  }

  /** Only who comes to match from now on is new. @throws ValidationFailedError for a place or days that no user could have meant */
  async save(actor: Actor, input: SaveCrewSearchRequest): Promise<SavedCrewSearch> {
    const filters = filtersOf(input.wanted, undefined, await this.places.pointOf(input.wanted));
    const days = daysOf(input);
    return this.transactions.run(async () => {
      if ((await this.searches.countForUpdate(actor.id)) >= savedSearchLimits.searches)
        throw new TooManyCrewSearchesError();
      const id = newId();
      const stopKey = randomBytes(24).toString('base64url');
      await this.searches.addCrewSearch({ ...input, id, userId: actor.id, stopKey, filters, days, now: new Date() });
      return this.read(actor, id);
    });
  }

  /** @throws CrewSearchMissingError for another company’s as well */
  edit(actor: Actor, id: string, change: EditSearchRequest): Promise<SavedCrewSearch> {
    return this.transactions.run(async () => {
      if (!isRecordId(id) || !(await this.searches.editCrewSearch(actor.id, id, change)))
        throw new CrewSearchMissingError();
      await this.tellAgain(id);
      return this.read(actor, id);
    });
  }

  /** @throws CrewSearchMissingError for another company’s as well */
  async remove(actor: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.searches.removeCrewSearch(actor.id, id))) throw new CrewSearchMissingError();
  }

  /** @throws CrewSearchMissingError for another company’s as well */
  async noteSeen(actor: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.searches.noteSeen(actor.id, id, new Date())))
      throw new CrewSearchMissingError();
  }

  /** By the link of a mail, as often as it is asked. @throws CrewSearchLinkDeadError once it is deleted */
  async stop(key: string): Promise<void> {
    await this.transactions.run(async () => {
      const id = await this.searches.stopCrewSearch(key);
      if (!id) throw new CrewSearchLinkDeadError();
      await this.tellAgain(id);
    });
  }

  private tellAgain(id: string): Promise<void> {
    return this.finds.tellAgain(id, alertMoments(new Date()), savedSearchLimits.instantPerDay);
  }

  private async read(actor: Actor, id: string): Promise<SavedCrewSearch> {
    const [search] = await this.searches.listCrewSearchesOf(actor.id, today(), id);
    if (!search) throw new CrewSearchMissingError();
    return search;
  }
}

function daysOf({ wanted }: SaveCrewSearchRequest): string[] | null {
  if (!wanted.on) return null;
  const days = chosenDays(wanted.on.split(','), today());
  if (!days) throw new ValidationFailedError(availabilityTexts.days);
  return days;
}
