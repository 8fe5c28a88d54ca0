import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { removedNotice, warnedNotice } from './desk.texts.js';
import { reportDecidedNotice } from './notice.texts.js';

@Injectable()
export class ModerationNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  /** Whose content it was hears of a warning or a removal, never of who reported it. */
  @OnEvent(moderationDecided)
  async notifyAuthorOfDecision(decided: ModerationDecidedPayload, { id }: EventEnvelope): Promise<void> {
    const { decision, target, person_id: recipientId, note } = decided;
    if (!recipientId) return;
    if (decision === 'warned') await this.notifier.notify({ recipientId, eventId: id, draft: warnedNotice(note) });
    if (decision === 'removed' && target.kind !== 'booking' && target.kind !== 'timesheet')
      await this.notifier.notify({ recipientId, eventId: id, draft: removedNotice(target.kind) });
  }

  @OnEvent(moderationDecided)
  async notifyReporterOfDecision(
    { reporter_id, decision, target }: ModerationDecidedPayload,
    { id }: EventEnvelope,
  ): Promise<void> {
    // Of a no-show and of hours both sides hear from jobs.
    if (!reporter_id || target.kind === 'booking' || target.kind === 'timesheet') return;
    const draft = reportDecidedNotice(decision !== 'dismissed');
    await this.notifier.notify({ recipientId: reporter_id, eventId: id, draft });
  }
}
