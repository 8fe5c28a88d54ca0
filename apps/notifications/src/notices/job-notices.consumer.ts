import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobChanged, type JobChangedPayload, jobClosed, type JobClosedPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { jobChangedNotice, jobClosedNotice } from './notice.texts.js';

@Injectable()
export class JobNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(jobChanged)
  async notifyApplicantsOfChangedJob(
    { title, location, status, applicant_ids }: JobChangedPayload,
    { id, subject_id }: EventEnvelope,
  ): Promise<void> {
    // Closing has an event, and words, of its own.
    if (status === 'closed') return;
    const draft = jobChangedNotice({ title, is_paused: status === 'paused' });
    const payload = { job: { id: subject_id, title, location, status } };
    await this.notifier.notifyAll(applicant_ids, {
      eventId: id,
      draft,
      live: { event: 'job_update', payload },
    });
  }

  @OnEvent(jobClosed)
  async notifyApplicantsOfClosedJob(
    { title, reason, applicant_ids }: JobClosedPayload,
    { id }: EventEnvelope,
  ): Promise<void> {
    const draft = jobClosedNotice({ title, reason });
    await this.notifier.notifyAll(applicant_ids, { eventId: id, draft });
  }
}
