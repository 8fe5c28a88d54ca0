import type { Actor } from '@crewcall/contracts-core';
import { type Attachment } from '@crewcall/contracts-messaging';
import type { AttachDto } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { assertMayWrite } from '../conversations/conversation.policy.js';
import { PlacesService } from '../conversations/places.service.js';
import { UploadMissingError } from './attachment.errors.js';
import { AttachmentsService } from './attachments.service.js';
import { MessagePlaceRepository } from './message-place.repository.js';

/** The other way to send a file: first the message, then what hangs on it. */
@Injectable()
export class AttachLaterService {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly places: MessagePlaceRepository,
    private readonly conversations: PlacesService,
    private readonly live: Live,
    private readonly transactions: Transactions,
  ) {}

  /** @throws UploadMissingError for a message that is not the caller's own or was removed, and for a file that is not the caller's */
  async attach(actor: Actor, messageId: string, { objectPath }: AttachDto): Promise<Attachment> {
    return this.transactions.run(async () => {
      const conversationId = await this.places.conversationOfOwn(messageId, actor.id);
      const place = conversationId && (await this.conversations.lockPlace(conversationId, actor.id));
      if (!place) throw new UploadMissingError();
      assertMayWrite(place);
      const attachment = await this.attachments.attach(actor, messageId, objectPath);
      const { scan_status, moderation_status, id: attachment_id } = attachment;
      const update = {
        attachment_id,
        message_id: messageId,
        conversation_id: conversationId,
        scan_status,
        moderation_status,
      };
      for (const userId of [place.userId, place.otherId]) await this.live.to(userId).emit('attachment_update', update);
      return attachment;
    });
  }
}
