import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import type { AttachmentRow } from './attachment.repository.js';
import { MessagePlaceRepository } from './message-place.repository.js';

/** Shows both sides of a conversation how a file of it stands. */
@Injectable()
export class AttachmentPublisher {
  constructor(
    private readonly places: MessagePlaceRepository,
    private readonly live: Live,
  ) {}

  async publishUpdate({ id, messageId, scanStatus, moderationStatus }: AttachmentRow): Promise<void> {
    if (!messageId) return;
    const { conversationId, userIds } = await this.places.placeOf(messageId);
    for (const userId of userIds)
      await this.live.to(userId).emit('attachment_update', {
        attachment_id: id,
        message_id: messageId,
        conversation_id: conversationId,
        scan_status: scanStatus,
        moderation_status: moderationStatus,
      });
  }
}
