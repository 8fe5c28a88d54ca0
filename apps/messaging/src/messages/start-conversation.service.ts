import type { Actor } from '@crewcall/contracts-core';
import type { StartedConversation } from '@crewcall/contracts-messaging';
import type { StartConversationDto } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config.js';
import { MessageToSelfError, PersonMissingError, TooManyStartedError } from '../conversations/conversation.errors.js';
import { assertMayWrite } from '../conversations/conversation.policy.js';
import { PlacesService } from '../conversations/places.service.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { StandingService } from '../conversations/standing.service.js';
import { MessagePace } from './message-pace.service.js';
import { SendMessageService } from './send-message.service.js';

@Injectable()
export class StartConversationService {
  constructor(
    private readonly conversations: PlacesService,
    private readonly standing: StandingService,
    private readonly sending: SendMessageService,
    private readonly pace: MessagePace,
    private readonly reading: ConversationsService,
    private readonly transactions: Transactions,
    private readonly config: MessagingConfig,
  ) {}

  /** Writes to a person: in the conversation the two have, or in a new one. Nothing is left behind when it fails. */
  async start(
    actor: Actor,
    { userTwoId, initialMessage, client_id }: StartConversationDto,
  ): Promise<StartedConversation> {
    if (userTwoId === actor.id) throw new MessageToSelfError();
    await this.pace.assertCalm(actor.id);
    return this.transactions.run(async () => {
      const standing = await this.standing.between(actor, userTwoId);
      if (!standing) throw new PersonMissingError();
      assertMayWrite(standing);
      const id = (await this.conversations.idOf(actor.id, userTwoId)) ?? (await this.open(actor.id, userTwoId));
      const message = await this.sending.sendIn(actor, id, { content: initialMessage, client_id });
      return { ...(await this.reading.get(actor, id)), message };
    });
  }

  private async open(starterId: string, otherId: string): Promise<string> {
    const started = await this.conversations.countStartedToday(starterId);
    if (started >= this.config.conversationsPerDay) throw new TooManyStartedError();
    return this.conversations.findOrCreate(starterId, otherId);
  }
}
