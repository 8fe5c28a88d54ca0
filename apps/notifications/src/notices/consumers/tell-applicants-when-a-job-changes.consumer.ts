import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobChanged, type JobChangedPayload } from '@crewcall/contracts-jobs/dto';
import { jobChangedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';

@Consumes(jobChanged)
@Injectable()
export class TellApplicantsWhenAJobChanges implements EventConsumer<typeof jobChanged> {
  constructor(private readonly notifier: Notifier) {}

  async handle(
    { title, location, status, applicant_ids }: JobChangedPayload,
    { id, subject_id }: EventEnvelope,
  ): Promise<void> {
    // Closing has an event, and words, of its own.
    if (status === 'closed') return;
    const draft = jobChangedNotice({ title, is_paused: status === 'paused' });
    const payload = { job: { id: subject_id, title, location, status } };
    await this.notifier.tellAll(applicant_ids, {
      eventId: id,
      draft,
      live: { event: 'job_update', payload },
    });
  }
}
