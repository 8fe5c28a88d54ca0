import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { removedNotice, warnedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';

/** Whose content it was hears of a warning or a removal, never of who reported it. */
@Consumes(moderationDecided)
@Injectable()
export class TellAuthorsOfDecisions implements EventConsumer<typeof moderationDecided> {
  constructor(private readonly notifier: Notifier) {}

  async handle(decided: ModerationDecidedPayload, { id }: EventEnvelope): Promise<void> {
    const { decision, target, person_id: recipientId, note } = decided;
    if (!recipientId) return;
    if (decision === 'warned') await this.notifier.tell({ recipientId, eventId: id, draft: warnedNotice(note) });
    if (decision === 'removed')
      await this.notifier.tell({ recipientId, eventId: id, draft: removedNotice(target.kind) });
  }
}
