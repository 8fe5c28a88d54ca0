import type { FreeOfList, InviteResult } from '@crewcall/contracts-bookings';
import type { FreeOfListQueryDto, InviteListDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { CrewListsService } from '../crew-lists/crew-lists.service.js';
import { MakeOffersService } from '../offers/make-offers.service.js';
import { AskManyService } from './ask-many.service.js';
import { InviteesService } from './invitees.service.js';

/** A company's list, asked about one role. */
@Injectable()
export class InviteListService {
  constructor(
    private readonly lists: CrewListsService,
    private readonly invitees: InviteesService,
    private readonly making: MakeOffersService,
    private readonly asking: AskManyService,
  ) {}

  async findFree(actor: Actor, listId: string, query: FreeOfListQueryDto): Promise<FreeOfList> {
    return this.invitees.findFree(actor, await this.lists.idsOf(actor, listId), query);
  }

  /** Who is no longer free is left out, and so is who was taken off the list meanwhile. */
  async invite(actor: Actor, listId: string, input: InviteListDto, key: string | undefined): Promise<InviteResult> {
    const { role_id: roleId, user_ids, ...offer } = input;
    const listed = new Set(await this.lists.idsOf(actor, listId));
    await this.asking.begin(actor, input, { route: `invite ${listId}`, key }, () =>
      this.making.assertCanAsk(actor, roleId, { ...offer, freelancer_ids: user_ids }),
    );
    const known = user_ids.filter((id) => listed.has(id));
    const { skipped } = await this.invitees.findFree(actor, known, input);
    const reasons = new Map(skipped.map(({ user_id, reason }) => [user_id, reason]));
    const people = user_ids.map((userId) => ({
      userId,
      roleId,
      offer,
      reason: listed.has(userId) ? (reasons.get(userId) ?? null) : 'not on this list',
    }));
    return this.asking.askPeople(actor, people, { route: `invite ${listId}`, key });
  }
}
