import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { FeedbackService } from './feedback.service.js';

@Injectable()
export class FeedbackConsumer {
  constructor(private readonly feedback: FeedbackService) {}

  @OnEvent(userDeleted)
  removeSenderWhenUserIsDeleted(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.feedback.forgetSender(subject_id);
  }
}
