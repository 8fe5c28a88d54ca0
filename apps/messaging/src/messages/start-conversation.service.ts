import type { Actor } from '@crewcall/contracts-core';
import type { Message, StartedConversation } from '@crewcall/contracts-messaging';
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
import { type Draft, SendMessageService } from './send-message.service.js';

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
      const message = await this.writeTo(actor, userTwoId, { content: initialMessage, client_id });
      return { ...(await this.reading.getConversation(actor, message.conversation_id)), message };
    });
  }

  /** The same in a transaction, for those who keep its pace themselves. */
  async writeTo(actor: Actor, otherId: string, draft: Draft): Promise<Message> {
    this.transactions.require();
    if (otherId === actor.id) throw new MessageToSelfError();
    const known = await this.conversations.idOf(actor.id, otherId);
    return this.sending.sendIn(actor, known ?? (await this.open(actor, otherId)), draft);
  }

  private async open(actor: Actor, otherId: string): Promise<string> {
    const standing = await this.standing.standingBetween(actor, otherId);
    if (!standing) throw new PersonMissingError();
    assertMayWrite(standing);
    if (!(await this.standing.haveDealt(actor.id, otherId))) {
      const started = await this.conversations.countStartedToday(actor.id);
      if (started >= this.config.conversationsPerDay) throw new TooManyStartedError();
    }
    return this.conversations.findOrCreate(actor.id, otherId);
  }
}
