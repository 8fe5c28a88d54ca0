import { isRecordId, liveRoomOf } from '@crewcall/contracts-core';
import { Injectable, Logger } from '@nestjs/common';
import { isApart } from '../conversations/conversation.policy.js';
import { ConversationRepository, type Place } from '../conversations/conversation.repository.js';
import { ReceiptsService } from '../messages/receipts.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { PrivacyService } from '../privacy/privacy.service.js';
import { LiveServer, type LiveSocket } from './live-server.service.js';

type Fields = Record<string, unknown>;

/**
 * What clients say over the socket besides who they are. Nothing of it is kept but how far messages have come; what is
 * malformed, or about a conversation of others, is dropped without a word.
 */
@Injectable()
export class SocketNews {
  private readonly logger = new Logger(SocketNews.name);

  constructor(
    private readonly server: LiveServer,
    private readonly conversations: ConversationRepository,
    private readonly receipts: ReceiptsService,
    private readonly privacy: PrivacyService,
    private readonly presence: PresenceService,
  ) {}

  /** From a socket that has proven whose it is. */
  follow(socket: LiveSocket, userId: string): void {
    socket.on('typing', (news: unknown) => this.quietly(() => this.typing(userId, fieldsOf(news))));
    socket.on('delivered', (news: unknown) => this.quietly(() => this.delivered(userId, fieldsOf(news))));
    socket.on('watch_presence', (news: unknown) => this.quietly(() => this.watch(socket, userId, fieldsOf(news))));
  }

  private async typing(userId: string, { conversation_id, is_typing }: Fields): Promise<void> {
    if (typeof is_typing !== 'boolean') return;
    const place = await this.placeOf(conversation_id, userId);
    if (!place || !(await this.privacy.bothShow('shows_typing', userId, place.otherId))) return;
    const news = { conversation_id: place.conversationId, user_id: userId, is_typing };
    this.server.io.to(liveRoomOf(place.otherId)).emit('typing', news);
  }

  private async delivered(userId: string, { conversation_id, up_to }: Fields): Promise<void> {
    if (!isRecordId(conversation_id) || !Number.isSafeInteger(up_to)) return;
    await this.receipts.deliver(conversation_id, userId, up_to as number);
  }

  private async watch(socket: LiveSocket, userId: string, { conversation_id }: Fields): Promise<void> {
    const place = await this.placeOf(conversation_id, userId);
    const isShown = place && (await this.privacy.bothShow('shows_presence', userId, place.otherId));
    await this.presence.watch(socket, isShown ? place.otherId : null);
  }

  /** Null when the two are not, or no longer, to hear of each other. */
  private async placeOf(conversationId: unknown, userId: string): Promise<Place | null> {
    const place = isRecordId(conversationId) ? await this.conversations.find(conversationId, userId) : null;
    return place && !isApart(place) ? place : null;
  }

  private quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.logger.warn(error, 'News from a socket was lost'));
  }
}

/** Clients send what they like. */
const fieldsOf = (news: unknown): Fields => (typeof news === 'object' && news !== null ? (news as Fields) : {});
