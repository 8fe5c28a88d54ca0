import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { type ApplicationStatusChangedPayload, applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BookingsService } from '../bookings.service.js';

@Consumes(applicationStatusChanged)
@Injectable()
export class CountHiresOnProfiles implements EventConsumer<typeof applicationStatusChanged> {
  constructor(private readonly bookings: BookingsService) {}

  async handle(
    { freelancer_id: freelancerId, from, to }: ApplicationStatusChangedPayload,
    { subject_id: applicationId, occurred_at: at, version }: EventEnvelope,
  ): Promise<void> {
    if (from !== 'hired' && to !== 'hired') return;
    await this.bookings.take({ applicationId, freelancerId, isHired: to === 'hired', at: new Date(at), version });
  }
}
