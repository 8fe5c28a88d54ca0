import { liveRoomOf } from '@crewcall/contracts-core';
import type { DeliveredDto, TypingDto, WatchPresenceDto } from '@crewcall/contracts-messaging/dto';
import { Injectable } from '@nestjs/common';
import { isApart, type Place } from '../conversations/conversation.policy.js';
import { PlacesService } from '../conversations/places.service.js';
import { ReceiptsService } from '../messages/receipts.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { PrivacyService } from '../privacy/privacy.service.js';
import { LiveServer, type LiveSocket } from './live-server.service.js';

/** What an open conversation signals besides messages. Only how far messages were delivered is stored. */
@Injectable()
export class ConversationSignals {
  constructor(
    private readonly server: LiveServer,
    private readonly conversations: PlacesService,
    private readonly receipts: ReceiptsService,
    private readonly privacy: PrivacyService,
    private readonly presence: PresenceService,
  ) {}

  async publishTyping(userId: string, { conversation_id, is_typing }: TypingDto): Promise<void> {
    const place = await this.findPlace(conversation_id, userId);
    if (!place || !(await this.privacy.bothShow('shows_typing', userId, place.otherId))) return;
    const payload = { conversation_id: place.conversationId, user_id: userId, is_typing };
    this.server.io.to(liveRoomOf(place.otherId)).emit('typing', payload);
  }

  async markDelivered(userId: string, { conversation_id, up_to }: DeliveredDto): Promise<void> {
    await this.receipts.deliver(conversation_id, userId, up_to);
  }

  async watchPresence(socket: LiveSocket, userId: string, { conversation_id }: WatchPresenceDto): Promise<void> {
    const place = conversation_id ? await this.findPlace(conversation_id, userId) : null;
    const isShown = place && (await this.privacy.bothShow('shows_presence', userId, place.otherId));
    await this.presence.watch(socket, isShown ? place.otherId : null);
  }

  /** Null when the conversation is another's, or one side has blocked or left the other. */
  private async findPlace(conversationId: string, userId: string): Promise<Place | null> {
    const place = await this.conversations.findPlace(conversationId, userId);
    return place && !isApart(place) ? place : null;
  }
}
