import type { ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { messageRemoved } from '@crewcall/contracts-messaging/dto';
import { previewOf } from '@crewcall/contracts-core';
import { Events } from '@crewcall/platform-events';
import { Live, LiveReplay } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RemovalsRepository } from './removals.repository.js';

/** Read by both sides in place of what was written. */
export const REMOVED_WORDS = 'This message was removed by the CrewCall team.';

/** Takes away messages that administrators found against the rules. */
@Injectable()
export class RemovalsService {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly live: Live,
    private readonly replay: LiveReplay,
    private readonly events: Events,
  ) {}

  async act({ decision, target }: ModerationDecidedPayload): Promise<void> {
    if (decision !== 'removed') return;
    if (target.kind === 'message') await this.remove(target.id);
    if (target.kind === 'attachment') await this.remove(await this.removals.messageOfAttachment(target.id));
  }

  private async remove(messageId: string | null): Promise<void> {
    const from = messageId ? await this.removals.blankMessage(messageId, REMOVED_WORDS) : null;
    if (!messageId || !from) return;
    const { conversationId: conversation_id, people, content } = from;
    await this.replay.replaceWords(people, messageId, REMOVED_WORDS);
    for (const person of people)
      await this.live.to(person).emit('conversation_update', { conversation_id, message_ids: [messageId] });
    const was_sha256 = createHash('sha256').update(previewOf(content)).digest('hex');
    await this.events.publish(messageRemoved, {
      subjectId: messageId,
      payload: { conversation_id, people, was_sha256, preview: REMOVED_WORDS },
    });
  }
}
