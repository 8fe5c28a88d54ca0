import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

@Injectable()
export class NotificationsConsumer {
  constructor(private readonly retention: RetentionService) {}

  @OnEvent(userDeleted)
  async removeNotificationsOfDeletedUser(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.retention.forget(subject_id);
  }
}
