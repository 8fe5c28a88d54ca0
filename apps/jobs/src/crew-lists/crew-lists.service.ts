import { PersonLocks } from '@crewcall/bookings-domain';
import {
  type CrewList,
  crewListLimits,
  crewListTexts,
  FAVOURITES,
  type KeptCrew,
  type ListedPerson,
} from '@crewcall/contracts-bookings';
import type { KeptCrewQueryDto, ListedPeopleQueryDto, SaveCrewListDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId, type Page } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import {
  CrewListFullError,
  CrewListMissingError,
  CrewListNameTakenError,
  FavouritesStayError,
  ListedPersonMissingError,
  TooManyCrewListsError,
} from './crew-list.errors.js';
import { CrewListRepository } from './crew-list.repository.js';
import { CrewMarkRepository } from './crew-mark.repository.js';

/** A company's lists of crew members. A list of another company does not exist here. */
@Injectable()
export class CrewListsService {
  constructor(
    private readonly lists: CrewListRepository,
    private readonly marks: CrewMarkRepository,
    private readonly personLocks: PersonLocks,
    private readonly availability: AvailabilityService,
    private readonly transactions: Transactions,
  ) {}

  /** Favourites is made with the first look. */
  async listsOf({ id }: Actor): Promise<CrewList[]> {
    const lists = await this.lists.listsOf(id);
    if (lists.some(({ is_favourites }) => is_favourites)) return lists;
    await this.lists.addCrewList(id, FAVOURITES, true);
    return this.lists.listsOf(id);
  }

  async add(actor: Actor, { name }: SaveCrewListDto): Promise<CrewList> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      const lists = await this.listsOf(actor);
      if (lists.length >= crewListLimits.lists) throw new TooManyCrewListsError();
      const id = await this.lists.addCrewList(actor.id, name);
      if (!id) throw new CrewListNameTakenError();
      return this.own(actor, id);
    });
  }

  async rename(actor: Actor, id: string, { name }: SaveCrewListDto): Promise<CrewList> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.ownButFavourites(actor, id);
      if (await this.lists.isNameTaken(actor.id, name, id)) throw new CrewListNameTakenError();
      await this.lists.renameCrewList(actor.id, id, name);
      return this.own(actor, id);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.ownButFavourites(actor, id);
    await this.lists.removeCrewList(actor.id, id);
  }

  async people(actor: Actor, id: string, query: ListedPeopleQueryDto): Promise<Page<ListedPerson>> {
    await this.own(actor, id);
    const { tag, free_on: on, page, page_size } = query;
    if (!on) return this.lists.peopleOf(actor.id, id, tag, query);
    const ids = tag ? await this.lists.idsWithTag(actor.id, tag, id) : await this.lists.personIdsOf(actor.id, id);
    const free = await this.availability.freeDaysOf(actor, ids, on.split(','));
    // Sorting keeps the order of the list among those who are as free.
    ids.sort((one, other) => (free.get(other) ?? -1) - (free.get(one) ?? -1));
    const shown = ids.slice((page - 1) * page_size, page * page_size);
    return { items: await this.lists.peopleOfIds(actor.id, id, shown), total: ids.length };
  }

  /** Latest added first; all of them, since a list is bounded. */
  async idsOf(actor: Actor, id: string): Promise<string[]> {
    await this.own(actor, id);
    return this.lists.personIdsOf(actor.id, id);
  }

  /** By whom Find Crew is filtered. @throws CrewListMissingError for a list of another company */
  async keptBy(actor: Actor, { list_id, tag }: KeptCrewQueryDto): Promise<KeptCrew> {
    if (!list_id && !tag) throw new ValidationFailedError(crewListTexts.kept);
    if (list_id && !tag) return { user_ids: await this.idsOf(actor, list_id) };
    if (list_id) await this.own(actor, list_id);
    return { user_ids: await this.lists.idsWithTag(actor.id, tag ?? '', list_id ?? null) };
  }

  /** Twice is fine. */
  async addPerson(actor: Actor, id: string, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      const list = await this.own(actor, id);
      if (!isRecordId(userId) || !(await this.marks.canBeMarked(actor.id, userId)))
        throw new ListedPersonMissingError();
      const [mark] = await this.marks.marksOf(actor.id, [userId]);
      if (mark?.list_ids.includes(id)) return;
      if (list.people >= crewListLimits.people) throw new CrewListFullError();
      await this.lists.addPerson(actor.id, id, userId);
    });
  }

  /** Who is not on it stays off it. */
  async removePerson(actor: Actor, id: string, userId: string): Promise<void> {
    await this.own(actor, id);
    if (isRecordId(userId)) await this.lists.removePerson(actor.id, id, userId);
  }

  private async own({ id: companyId }: Actor, id: string): Promise<CrewList> {
    const list = await this.lists.findCrewList(companyId, id);
    if (!list) throw new CrewListMissingError();
    return list;
  }

  private async ownButFavourites(actor: Actor, id: string): Promise<void> {
    if ((await this.own(actor, id)).is_favourites) throw new FavouritesStayError();
  }
}
