import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobClosed, type JobClosedPayload } from '@crewcall/contracts-jobs/dto';
import { jobClosedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';

@Consumes(jobClosed)
@Injectable()
export class TellApplicantsWhenAJobCloses implements EventConsumer<typeof jobClosed> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ title, reason, applicant_ids }: JobClosedPayload, { id }: EventEnvelope): Promise<void> {
    const draft = jobClosedNotice({ title, reason });
    await this.notifier.tellAll(applicant_ids, { eventId: id, draft });
  }
}
