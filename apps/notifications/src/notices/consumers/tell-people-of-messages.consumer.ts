import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { messageSent, type MessageSentPayload } from '@crewcall/contracts-messaging/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ConversationNotices } from '../../notifications/conversation-notices.service.js';

@Consumes(messageSent)
@Injectable()
export class TellPeopleOfMessages implements EventConsumer<typeof messageSent> {
  constructor(private readonly notices: ConversationNotices) {}

  handle(sent: MessageSentPayload, { id, occurred_at }: EventEnvelope): Promise<void> {
    return this.notices.tell(id, occurred_at, sent);
  }
}
