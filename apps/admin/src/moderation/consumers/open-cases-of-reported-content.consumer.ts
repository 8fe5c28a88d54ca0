import type { EventEnvelope, ReportedPayload } from '@crewcall/contracts-core/dto';
import { profileReported } from '@crewcall/contracts-identity/dto';
import { jobReported } from '@crewcall/contracts-jobs/dto';
import { contentReported } from '@crewcall/contracts-messaging/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ModerationService } from '../moderation.service.js';

/** Messages, jobs and profiles, each told by the service that has it. */
@Consumes(contentReported, jobReported, profileReported)
@Injectable()
export class OpenCasesOfReportedContent implements EventConsumer<typeof contentReported> {
  constructor(private readonly moderation: ModerationService) {}

  handle(
    { kind, target_id, reason, snapshot, person_id = null }: ReportedPayload,
    { id, actor_id, occurred_at }: EventEnvelope,
  ): Promise<void> {
    const created_at = new Date(occurred_at);
    return this.moderation.open({
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
