import type { Actor } from '@crewcall/contracts-core';
import { contentReported, type ReportMessageDto } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { MessageMissingError } from './message.errors.js';
import { MessageRepository } from './message.repository.js';

@Injectable()
export class ReportsService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Asks for a look at what the other side wrote. A second report by the same person says nothing new. */
  async report(actor: Actor, messageId: string, { reason }: ReportMessageDto): Promise<void> {
    await this.transactions.run(async () => {
      const message = await this.messages.findMessageFor(messageId, actor.id);
      if (!message || message.senderId === actor.id) throw new MessageMissingError();
      if (!(await this.messages.reportOnce(message.id, actor.id, reason))) return;
      await this.events.publish(contentReported, {
        subjectId: message.id,
        payload: {
          kind: 'message',
          target_id: message.id,
          person_id: message.senderId,
          reason,
          snapshot: message.content,
        },
      });
    });
  }
}
