import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  conversationRead,
  type ConversationReadPayload,
  messageRemoved,
  type MessageRemovedPayload,
  messageSent,
  type MessageSentPayload,
} from '@crewcall/contracts-messaging/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ConversationNotices } from '../notifications/conversation-notices.service.js';

@Injectable()
export class MessageNoticesConsumer {
  constructor(private readonly notices: ConversationNotices) {}

  @OnEvent(messageSent)
  notifyRecipientOfMessage(sent: MessageSentPayload, { id, occurred_at }: EventEnvelope): Promise<void> {
    return this.notices.notify(id, occurred_at, sent);
  }

  @OnEvent(conversationRead)
  markNoticesOfConversationRead(read: ConversationReadPayload): Promise<void> {
    return this.notices.read(read);
  }

  @OnEvent(messageRemoved)
  removeWordsOfMessage(removed: MessageRemovedPayload): Promise<void> {
    return this.notices.replaceWords(removed);
  }
}
