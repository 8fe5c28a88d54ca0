import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { FeedbackService } from '../feedback.service.js';

@Consumes(userDeleted)
@Injectable()
export class ForgetSendersWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly feedback: FeedbackService) {}

  handle(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    return this.feedback.forgetSender(subject_id);
  }
}
