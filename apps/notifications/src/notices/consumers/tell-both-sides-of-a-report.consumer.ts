import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { removedNotice, reportDecidedNotice, warnedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type Notice, Notifier } from '../../notifications/notifier.service.js';

/** Who reported hears that somebody looked; whose it was hears of a warning or a removal, never by whom. */
@Consumes(moderationDecided)
@Injectable()
export class TellBothSidesOfAReport implements EventConsumer<typeof moderationDecided> {
  constructor(private readonly notifier: Notifier) {}

  async handle(decided: ModerationDecidedPayload, { id }: EventEnvelope): Promise<void> {
    const { decision, target, person_id: personId, reporter_id: reporterId, note } = decided;
    const notices: Notice[] = [];
    if (reporterId && reporterId !== personId)
      notices.push({ recipientId: reporterId, eventId: id, draft: reportDecidedNotice(decision !== 'dismissed') });
    if (personId && decision === 'warned')
      notices.push({ recipientId: personId, eventId: id, draft: warnedNotice(note) });
    if (personId && decision === 'removed')
      notices.push({ recipientId: personId, eventId: id, draft: removedNotice(target.kind) });
    // In one order for everybody, so that two decisions about the same two people wait and do not lock one another.
    notices.sort((a, b) => a.recipientId.localeCompare(b.recipientId));
    for (const notice of notices) await this.notifier.tell(notice);
  }
}
