import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { calendarsLookedAt, type CalendarsLookedAtPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AvailabilityAccessRepository } from './availability-access.repository.js';

@Injectable()
export class CalendarLooksConsumer {
  constructor(private readonly access: AvailabilityAccessRepository) {}

  @OnEvent(calendarsLookedAt)
  async countLooksOfCompany(
    { user_ids, day }: CalendarsLookedAtPayload,
    { subject_id: companyId }: EventEnvelope,
  ): Promise<void> {
    await this.access.noteLooks(companyId, user_ids, day);
  }
}
