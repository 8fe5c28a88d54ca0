import { Injectable } from '@nestjs/common';
import type { Place } from './conversation.policy.js';
import { ConversationRepository } from './conversation.repository.js';

/** One side's place in a conversation, for the features that write, read and signal in it. */
@Injectable()
export class PlacesService {
  constructor(private readonly conversations: ConversationRepository) {}

  /** Null for every user but the two it belongs to. */
  findPlace(conversationId: string, userId: string): Promise<Place | null> {
    return this.conversations.findConversation(conversationId, userId);
  }

  /** The same, and no other writes in the conversation until this transaction ends. */
  lockPlace(conversationId: string, userId: string): Promise<Place | null> {
    return this.conversations.lockConversation(conversationId, userId);
  }

  /** The conversation of the two, now there if it was not, however many ask at once. */
  findOrCreate(starterId: string, otherId: string): Promise<string> {
    return this.conversations.findOrCreate(starterId, otherId);
  }

  idOf(userId: string, otherId: string): Promise<string | null> {
    return this.conversations.conversationIdOf(userId, otherId);
  }

  /** Conversations that this person began with strangers within a day. */
  countStartedToday(userId: string): Promise<number> {
    return this.conversations.countStartedToday(userId);
  }
}
