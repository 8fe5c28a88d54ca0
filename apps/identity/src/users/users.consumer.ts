import {
  type ApplicationPartiesPayload,
  applicationPartiesPublished,
  applicationStatusChanged,
  type ApplicationStatusChangedPayload,
  applicationSubmitted,
  type ApplicationSubmittedPayload,
} from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersConsumer {
  constructor(private readonly users: UsersService) {}

  @OnEvent(applicationSubmitted)
  recordWhoApplied({ freelancer_id, recruiter_id, invited = false }: ApplicationSubmittedPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id, !invited);
  }

  @OnEvent(applicationStatusChanged)
  recordPartiesOfApplication({ freelancer_id, recruiter_id }: ApplicationStatusChangedPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id, false);
  }

  @OnEvent(applicationPartiesPublished)
  recordPublishedParties({ freelancer_id, recruiter_id, applied }: ApplicationPartiesPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id, applied === true);
  }
}
