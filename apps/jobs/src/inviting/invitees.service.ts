import {
  OfferRepository,
  PlacesRepository,
  placesOn,
  RoleMissingError,
  type RoleEntity,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { type FreeOfList, freeOfWords, mostToAsk, type SkippedPerson } from '@crewcall/contracts-bookings';
import type { FreeOfListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { PeopleService } from '../people/people.service.js';
import { type Invitee, InviteeRepository } from './invitee.repository.js';

type Found = Awaited<ReturnType<AvailabilityService['freeForRole']>>;

/** Who of several can be asked about a role, and why the others cannot. */
@Injectable()
export class InviteesService {
  constructor(
    private readonly invitees: InviteeRepository,
    private readonly availability: AvailabilityService,
    private readonly people: PeopleService,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
  ) {}

  /** @throws AccessDeniedError for a role of another company */
  async findFree(actor: Actor, userIds: string[], { role_id, call_ids }: FreeOfListQueryDto): Promise<FreeOfList> {
    const role = await this.roles.findRole(role_id);
    if (!role) throw new RoleMissingError();
    const known = await this.availability.freeForRole(actor, userIds, role_id, call_ids);
    const reasons = await this.reasonsOf(actor, userIds, role, known);
    const free = userIds.filter((id) => !reasons.has(id));
    const skipped = [...reasons].map(([user_id, reason]): SkippedPerson => ({ user_id, reason }));
    const { most, why } = await this.roomOf(actor, role, call_ids);
    return {
      words: freeOfWords(free.length, userIds.length),
      // Sorting keeps the order of the list among those who said as much.
      free: free.sort((one, other) => Number(known.get(one) !== 'said') - Number(known.get(other) !== 'said')),
      skipped,
      most: Math.min(most, free.length),
      most_words: most < free.length ? why : null,
    };
  }

  /** By person, in the order of the list; who can be asked is not among them. */
  private async reasonsOf(
    actor: Actor,
    userIds: string[],
    role: RoleEntity,
    known: Found,
  ): Promise<Map<string, string>> {
    const [standings, here] = await Promise.all([
      this.invitees.standingsOf(userIds, role),
      this.people.askableAmong(userIds, actor.id),
    ]);
    const reasons = standings.map((invitee) => [invitee.user_id, reasonOf(invitee, here, known)] as const);
    return new Map(reasons.flatMap(([id, reason]) => (reason ? [[id, reason]] : [])));
  }

  private async roomOf({ id }: Actor, role: RoleEntity, callIds?: string[]): Promise<ReturnType<typeof mostToAsk>> {
    const [taken, asked, openOfCompany, strangers] = await Promise.all([
      this.places.takenPlacesOf(role.id),
      this.invitees.countAsked(role, callIds),
      this.offers.countOpenOf(id),
      this.offers.countToStrangers(id),
    ]);
    return mostToAsk({ positions: placesOn(role, taken, callIds ?? []), asked, openOfCompany, strangers });
  }
}

function reasonOf({ user_id, is_asked, is_decided }: Invitee, here: ReadonlySet<string>, known: Found): string | null {
  // Who left, is hidden or is kept apart by a block: one word for all, since no user is told of a block.
  if (!here.has(user_id)) return 'cannot be asked';
  if (is_asked) return 'already asked';
  if (is_decided) return 'already decided';
  const word = known.get(user_id) ?? null;
  if (word === null) return 'calendar not shared';
  return word === 'not_free' ? 'not free' : null;
}
