import { type Actor, withFirstName } from '@crewcall/contracts-core';
import { type BulkMessageResult, messageProblem } from '@crewcall/contracts-messaging';
import type { BulkMessageDto } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { MessageTooLongError } from './message.errors.js';
import { MessagePace } from './message-pace.service.js';
import { StartConversationService } from './start-conversation.service.js';

const reasons: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'no longer here',
  ACCOUNT_DELETED: 'no longer here',
  PERSON_BLOCKED: 'blocked by you',
  MESSAGES_REFUSED: 'takes no messages from you',
  MESSAGE_TO_SELF: 'yourself',
  MESSAGE_TOO_LONG: 'too long with the name',
  RATE_LIMITED: 'too many new conversations today',
};

/** One text to many people: a transaction for each, so that one who cannot be written to keeps no other back. */
@Injectable()
export class BulkMessagesService {
  constructor(
    private readonly starting: StartConversationService,
    private readonly people: PeopleService,
    private readonly pace: MessagePace,
    private readonly transactions: Transactions,
  ) {}

  /** Sent again under its name, no one is written to twice. */
  async send(actor: Actor, { recipient_ids, ...draft }: BulkMessageDto): Promise<BulkMessageResult> {
    await this.pace.assertCalmWithMany(actor.id);
    const result: BulkMessageResult = { done: [], skipped: [] };
    for (const id of recipient_ids) {
      const reason = await this.reasonAgainst(actor, id, draft);
      if (reason === null) result.done.push(id);
      else result.skipped.push({ recipient_id: id, reason });
    }
    return result;
  }

  /** Null when the person was written to. */
  private async reasonAgainst(
    actor: Actor,
    id: string,
    { content, client_id }: Omit<BulkMessageDto, 'recipient_ids'>,
  ): Promise<string | null> {
    try {
      await this.transactions.run(async () => {
        const text = withFirstName(content, (await this.people.findPerson(id))?.firstName ?? null);
        if (messageProblem(text)) throw new MessageTooLongError();
        await this.starting.writeTo(actor, id, { content: text, client_id });
      });
      return null;
    } catch (error) {
      const reason = error instanceof DomainError ? reasons[error.code] : undefined;
      if (!reason) throw error;
      return reason;
    }
  }
}
