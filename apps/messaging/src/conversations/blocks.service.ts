import type { Actor } from '@crewcall/contracts-core';
import type { Conversation } from '@crewcall/contracts-messaging';
import { blockChanged } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';
import { BlockRepository } from './block.repository.js';
import { ConversationMissingError } from './conversation.errors.js';
import { isReachable, type Place } from './conversation.policy.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsService } from './conversations.service.js';

/** Wanting nothing from a user: no messages, no typing, no presence, no offers. The other side is not told. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly blocks: BlockRepository,
    private readonly reading: ConversationsService,
    private readonly presence: PresenceService,
    private readonly live: Live,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async block(actor: Actor, id: string): Promise<Conversation> {
    return this.change(actor, id, async ({ userId, otherId }) => {
      if (await this.blocks.addBlock(userId, otherId)) await this.publish(userId, otherId, true);
      this.transactions.afterCommit(() => this.presence.part(userId, otherId));
    });
  }

  /** A conversation that was deleted meanwhile is listed again, empty: it is unblocked to be written in. */
  async unblock(actor: Actor, id: string): Promise<Conversation> {
    return this.change(actor, id, async (place) => {
      const { userId, otherId } = place;
      if (await this.blocks.removeBlock(userId, otherId)) await this.publish(userId, otherId, false);
      await this.conversations.listConversation(place);
    });
  }

  private async publish(by: string, against: string, on: boolean): Promise<void> {
    await this.events.publish(blockChanged, { subjectId: by, payload: { by, against, on } });
  }

  private change(actor: Actor, id: string, how: (place: Place) => Promise<void>): Promise<Conversation> {
    return this.transactions.run(async () => {
      const place = await this.conversations.lockConversation(id, actor.id);
      if (!place || !isReachable(place)) throw new ConversationMissingError();
      await how(place);
      await this.live.to(actor.id).emit('conversation_update', { conversation_id: id });
      return this.reading.getConversation(actor, id);
    });
  }
}
