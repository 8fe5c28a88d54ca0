import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import type { PersonEntity } from '../people/person.entity.js';
import { PeopleService } from '../people/people.service.js';
import { BlockRepository } from './block.repository.js';
import { isFound, type Standing } from './conversation.policy.js';
import { ConversationRepository } from './conversation.repository.js';
import { DealingRepository } from './dealing.repository.js';

@Injectable()
export class StandingService {
  constructor(
    private readonly people: PeopleService,
    private readonly blocks: BlockRepository,
    private readonly conversations: ConversationRepository,
    private readonly dealings: DealingRepository,
  ) {}

  /** Null when there is no such person, or none for strangers: the user who is hidden or suspended is there for those they know. */
  async findOther(actor: Actor, otherId: string): Promise<PersonEntity | null> {
    const other = await this.people.findPerson(otherId);
    if (!other || isFound(other) || actor.role === 'admin') return other;
    return (await this.haveMet(actor.id, otherId)) ? other : null;
  }

  /** Between two people, whether they have a conversation or not. Null when there is no such other. */
  async standingBetween(actor: Actor, otherId: string): Promise<Standing | null> {
    const other = await this.findOther(actor, otherId);
    if (!other) return null;
    return { isOtherDeleted: other.deletedAt !== null, ...(await this.blocks.blocksBetween(actor.id, otherId)) };
  }

  /** One of the two has applied to the other. */
  haveDealt(userId: string, otherId: string): Promise<boolean> {
    return this.dealings.exists(userId, otherId);
  }

  private async haveMet(userId: string, otherId: string): Promise<boolean> {
    return (
      (await this.conversations.conversationIdOf(userId, otherId)) !== null || (await this.haveDealt(userId, otherId))
    );
  }
}
