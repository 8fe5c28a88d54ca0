import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { applicationStatusChanged, type ApplicationStatusChangedPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BookingsService } from './bookings.service.js';

@Injectable()
export class BookingsConsumer {
  constructor(private readonly bookings: BookingsService) {}

  @OnEvent(applicationStatusChanged)
  async countHireOnProfile(
    { freelancer_id: freelancerId, from, to }: ApplicationStatusChangedPayload,
    { subject_id: applicationId, occurred_at: at, version }: EventEnvelope,
  ): Promise<void> {
    if (from !== 'hired' && to !== 'hired') return;
    await this.bookings.takeBooking({
      applicationId,
      freelancerId,
      isHired: to === 'hired',
      at: new Date(at),
      version,
    });
  }
}
