import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { loggedEvents } from './activity-lines.js';
import { ActivityService } from './activity.service.js';

@Injectable()
export class ActivityConsumer {
  constructor(private readonly activity: ActivityService) {}

  @OnEvent(...loggedEvents)
  logEvent(_payload: object, envelope: EventEnvelope): Promise<void> {
    return this.activity.log(envelope);
  }

  @OnEvent(userDeleted)
  removeNamesOfDeletedUser(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.activity.forgetActor(subject_id);
  }
}
