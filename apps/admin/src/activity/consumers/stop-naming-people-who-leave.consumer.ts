import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity.service.js';

@Consumes(userDeleted)
@Injectable()
export class StopNamingPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly activity: ActivityService) {}

  handle(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.activity.forgetActor(subject_id);
  }
}
