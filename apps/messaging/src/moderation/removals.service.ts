import type { ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { RemovalsRepository } from './removals.repository.js';

/** Read by both sides in place of what was written. */
export const REMOVED_WORDS = 'This message was removed by the CrewCall team.';

/** Takes away messages that administrators found against the rules. */
@Injectable()
export class RemovalsService {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly live: Live,
  ) {}

  async act({ decision, target }: ModerationDecidedPayload): Promise<void> {
    if (decision !== 'removed') return;
    if (target.kind === 'message') await this.remove(target.id);
    if (target.kind === 'attachment') await this.remove(await this.removals.messageOfAttachment(target.id));
  }

  private async remove(messageId: string | null): Promise<void> {
    const from = messageId ? await this.removals.blank(messageId, REMOVED_WORDS) : null;
    for (const person of from?.people ?? [])
      await this.live.to(person).emit('conversation_update', { conversation_id: from?.conversationId ?? '' });
  }
}
