import {
  applicationStatusChanged,
  applicationSubmitted,
  type ApplicationSubmittedPayload,
} from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersConsumer {
  constructor(private readonly users: UsersService) {}

  /** Applications from before this service listened for new ones are recorded when they change. */
  @OnEvent(applicationSubmitted, applicationStatusChanged)
  recordPartiesOfApplication({ freelancer_id, recruiter_id }: ApplicationSubmittedPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id);
  }
}
