import {
  type ApplicationPartiesPayload,
  applicationPartiesPublished,
  applicationStatusChanged,
  applicationSubmitted,
} from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersConsumer {
  constructor(private readonly users: UsersService) {}

  @OnEvent(applicationSubmitted, applicationStatusChanged, applicationPartiesPublished)
  recordPartiesOfApplication({ freelancer_id, recruiter_id }: ApplicationPartiesPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id);
  }
}
