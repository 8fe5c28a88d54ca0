import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ModerationService } from '../moderation.service.js';

@Consumes(userDeleted)
@Injectable()
export class ForgetCasesOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly moderation: ModerationService) {}

  handle(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.moderation.forget(subject_id);
  }
}
