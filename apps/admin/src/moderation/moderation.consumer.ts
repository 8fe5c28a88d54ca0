import { noShowDisputed, noShowWithdrawn, reviewReported, timesheetAsked } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope, ReportedPayload } from '@crewcall/contracts-core/dto';
import { profileReported, userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { jobReported } from '@crewcall/contracts-jobs/dto';
import { contentReported } from '@crewcall/contracts-messaging/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ModerationService } from './moderation.service.js';

@Injectable()
export class ModerationConsumer {
  constructor(private readonly moderation: ModerationService) {}

  @OnEvent(userDeleted)
  removeCasesOfDeletedUser(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.moderation.forgetUser(subject_id);
  }

  @OnEvent(noShowWithdrawn)
  closeCaseOfNoShow(_withdrawn: object, { subject_id }: EventEnvelope): Promise<void> {
    return this.moderation.closeDispute(subject_id);
  }

  /** Messages, jobs, profiles, reviews, and no-shows and hours in dispute, each told by the service that has it. */
  @OnEvent(contentReported, jobReported, profileReported, noShowDisputed, reviewReported, timesheetAsked)
  openCaseOfReport(
    { kind, target_id, reason, snapshot, person_id = null }: ReportedPayload,
    { id, actor_id, occurred_at }: EventEnvelope,
  ): Promise<void> {
    const created_at = new Date(occurred_at);
    return this.moderation.openCase({
      id,
      kind,
      target_id,
      reason,
      snapshot,
      person_id,
      reporter_id: actor_id,
      created_at,
    });
  }
}
