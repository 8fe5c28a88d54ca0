import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { calendarsLookedAt, type CalendarsLookedAtPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from './availability.service.js';

@Injectable()
export class CalendarLooksConsumer {
  constructor(private readonly availability: AvailabilityService) {}

  @OnEvent(calendarsLookedAt)
  async countLooksOfCompany(
    { user_ids, day }: CalendarsLookedAtPayload,
    { subject_id: companyId }: EventEnvelope,
  ): Promise<void> {
    await this.availability.countLooks(companyId, user_ids, day);
  }
}
