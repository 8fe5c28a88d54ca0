import { previewOf } from '@crewcall/contracts-core';
import type { Message } from '@crewcall/contracts-messaging';
import { messageSent } from '@crewcall/contracts-messaging/dto';
import { Events } from '@crewcall/platform-events';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { presentNewMessage } from './message.presenter.js';
import type { Place } from '../conversations/conversation.policy.js';

/** Publishes a message: at once to the two people's tabs, by event to the other services. Inside its transaction. */
@Injectable()
export class MessagePublisher {
  constructor(
    private readonly live: Live,
    private readonly events: Events,
  ) {}

  async publishSent(message: Message, place: Place): Promise<void> {
    const { conversationId, userId, otherId } = place;
    await this.live.to(otherId).emit('new_message', presentNewMessage(message, place, false));
    await this.live.to(userId).emit('own_message', presentNewMessage(message, place, true));
    await this.events.publish(messageSent, {
      subjectId: message.id,
      payload: {
        conversation_id: conversationId,
        message_id: message.id,
        sender_id: userId,
        recipient_id: otherId,
        preview: previewOf(message.content),
        sent_at: message.created_at,
      },
    });
  }
}
