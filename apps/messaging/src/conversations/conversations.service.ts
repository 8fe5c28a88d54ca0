import type { Actor, Page } from '@crewcall/contracts-core';
import type { Conversation, Correspondence } from '@crewcall/contracts-messaging';
import { type ConversationListQueryDto, conversationRead } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { ConversationListRepository } from './conversation-list.repository.js';
import { ConversationMissingError, MessageToSelfError, PersonMissingError } from './conversation.errors.js';
import { isReachable, maySeeEmail } from './conversation.policy.js';
import { presentConversation, presentPerson } from './conversation.presenter.js';
import { ConversationRepository } from './conversation.repository.js';
import { DealingRepository } from './dealing.repository.js';
import { StandingService } from './standing.service.js';

/** Conversations as their two sides have them: each has a list of its own, and takes things off it for itself alone. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly lists: ConversationListRepository,
    private readonly dealings: DealingRepository,
    private readonly standing: StandingService,
    private readonly live: Live,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async listConversations(
    actor: Actor,
    { search = '', ...page }: ConversationListQueryDto,
  ): Promise<Page<Conversation>> {
    const { items, total } = await this.lists.findConversationsOf(actor.id, search, page);
    return { items: items.map((row) => presentConversation(row, actor)), total };
  }

  /** @throws ConversationMissingError to every user but its two sides, and to the user who deleted it without a block */
  async getConversation(actor: Actor, id: string): Promise<Conversation> {
    const row = await this.lists.findConversation(id, actor.id);
    if (!row) throw new ConversationMissingError();
    return presentConversation(row, actor);
  }

  /** For the user who is about to write: the person, and what the two have said so far. */
  async withPerson(actor: Actor, userId: string): Promise<Correspondence> {
    if (userId === actor.id) throw new MessageToSelfError();
    const person = await this.standing.findOther(actor, userId);
    if (!person) throw new PersonMissingError();
    const row = await this.lists.findWith(person.id, actor.id);
    const withEmail = maySeeEmail(actor, await this.dealings.exists(actor.id, person.id));
    return { person: presentPerson(person, { withEmail }), conversation: row && presentConversation(row, actor) };
  }

  /** For the caller alone; a new message brings it back without the older ones. */
  async deleteConversation(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      const place = await this.conversations.lockConversation(id, actor.id);
      if (!place || !isReachable(place)) throw new ConversationMissingError();
      const last = await this.conversations.clearConversation(place);
      if (place.unread > 0 && last)
        await this.events.publish(conversationRead, {
          subjectId: id,
          payload: { conversation_id: id, reader_id: actor.id, up_to: last.toISOString() },
        });
      await this.live.to(actor.id).emit('conversation_update', { conversation_id: id, cleared_up_to: place.lastSeq });
    });
  }

  /** One has applied to the other: from now on they may know how to reach each other. */
  noteDealing(freelancerId: string, recruiterId: string): Promise<void> {
    return this.dealings.keepDealing(freelancerId, recruiterId);
  }

  /** The account is gone: the others keep their side, which is read-only from now on. */
  async forgetConversationsOf(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.dealings.forgetDealingsOf(userId);
      for (const { conversationId, otherId } of await this.conversations.forgetConversationsOf(userId))
        await this.live.to(otherId).emit('conversation_update', { conversation_id: conversationId });
    });
  }
}
