import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { reportDecidedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';

@Consumes(moderationDecided)
@Injectable()
export class TellReportersOfDecisions implements EventConsumer<typeof moderationDecided> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ reporter_id, decision }: ModerationDecidedPayload, { id }: EventEnvelope): Promise<void> {
    if (!reporter_id) return;
    const draft = reportDecidedNotice(decision !== 'dismissed');
    await this.notifier.tell({ recipientId: reporter_id, eventId: id, draft });
  }
}
