import { conversationRead, type ConversationReadPayload } from '@crewcall/contracts-messaging/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ConversationNotices } from '../../notifications/conversation-notices.service.js';

@Consumes(conversationRead)
@Injectable()
export class MarkMessagesReadWhenOpened implements EventConsumer<typeof conversationRead> {
  constructor(private readonly notices: ConversationNotices) {}

  handle(read: ConversationReadPayload): Promise<void> {
    return this.notices.read(read);
  }
}
