import { availabilityChanged, type AvailabilityChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from './availability.service.js';

@Injectable()
export class AvailabilityConsumer {
  constructor(private readonly availability: AvailabilityService) {}

  @OnEvent(availabilityChanged)
  async keepDaysOfCrew(
    { is_shared: isShared, from, days, as_of }: AvailabilityChangedPayload,
    { subject_id: userId, version }: EventEnvelope,
  ): Promise<void> {
    await this.availability.keepAvailability({ userId, isShared, from, days, asOf: new Date(as_of), version });
  }
}
