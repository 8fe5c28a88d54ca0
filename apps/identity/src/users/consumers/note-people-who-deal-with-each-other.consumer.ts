import {
  applicationStatusChanged,
  applicationSubmitted,
  type ApplicationSubmittedPayload,
} from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../users.service.js';

/** By any news of an application: those from before this service listened for new ones are noted when they change. */
@Consumes(applicationSubmitted, applicationStatusChanged)
@Injectable()
export class NotePeopleWhoDealWithEachOther implements EventConsumer<typeof applicationSubmitted> {
  constructor(private readonly users: UsersService) {}

  handle({ freelancer_id, recruiter_id }: ApplicationSubmittedPayload): Promise<void> {
    return this.users.noteDealing(freelancer_id, recruiter_id);
  }
}
