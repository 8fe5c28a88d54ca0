import type { Actor } from '@crewcall/contracts-core';
import { type Message, type MessageAttachmentRequest, messageTexts } from '@crewcall/contracts-messaging';
import type { SendMessageDto } from '@crewcall/contracts-messaging/dto';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { ConversationMissingError } from '../conversations/conversation.errors.js';
import { assertMayWrite, type Place } from '../conversations/conversation.policy.js';
import { PlacesService } from '../conversations/places.service.js';
import { MessagePublisher } from './message-publisher.service.js';
import { MessagePace } from './message-pace.service.js';
import { presentMessage } from './message.presenter.js';
import { MessageRepository } from './message.repository.js';

export interface Draft {
  content?: string;
  client_id?: string;
  attachment?: MessageAttachmentRequest | null;
}

/** No client can have been given a message that is only just there. */
const NO_REACH = { delivered: 0, read: 0 };

@Injectable()
export class SendMessageService {
  constructor(
    private readonly conversations: PlacesService,
    private readonly messages: MessageRepository,
    private readonly attachments: AttachmentsService,
    private readonly publisher: MessagePublisher,
    private readonly pace: MessagePace,
    private readonly transactions: Transactions,
  ) {}

  async send(actor: Actor, { conversation_id, ...draft }: SendMessageDto): Promise<Message> {
    await this.pace.assertCalm(actor.id);
    return this.transactions.run(() => this.sendIn(actor, conversation_id, draft));
  }

  /** In a transaction. One name of the sender's is one message, however often it arrives. */
  async sendIn(actor: Actor, conversationId: string, draft: Draft): Promise<Message> {
    this.transactions.require();
    // Sent at once and taken in their order: what is looked for was committed before the lock was there.
    const [place, known] = await Promise.all([
      this.conversations.lockPlace(conversationId, actor.id),
      draft.client_id ? this.messages.findSent(conversationId, actor.id, draft.client_id) : null,
    ]);
    if (!place) throw new ConversationMissingError();
    if (known) {
      const attached = await this.attachments.ofMessages([known.id]);
      return presentMessage(known, actor.id, NO_REACH, attached.get(known.id));
    }
    assertMayWrite(place);
    return this.add(actor, place, draft);
  }

  private async add(actor: Actor, place: Place, { content, client_id, attachment }: Draft): Promise<Message> {
    const row = await this.messages.appendMessage({
      id: newId(),
      conversationId: place.conversationId,
      senderId: actor.id,
      clientId: client_id ?? null,
      content: content || messageTexts.fileOnly,
    });
    const attached = attachment ? [await this.attachments.attach(actor, row.id, attachment.path)] : [];
    const message = presentMessage(row, actor.id, NO_REACH, attached);
    await this.publisher.publishSent(message, place);
    return message;
  }
}
