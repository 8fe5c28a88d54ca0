import { Module } from '@nestjs/common';
import { StandingModule } from '../standing/standing.module.js';
import { ForgetPersonWhenAccountIsDeleted } from './consumers/forget-person-when-account-is-deleted.consumer.js';
import { NoteStandingWhenAccountIsSuspendedOrRestored } from './consumers/note-standing-when-account-is-suspended-or-restored.consumer.js';
import { UpdateApplicantCardWhenProfileChanges } from './consumers/update-applicant-card-when-profile-changes.consumer.js';
import { UpdateNamesWhenAccountChanges } from './consumers/update-names-when-account-changes.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  imports: [StandingModule],
  providers: [
    PersonRepository,
    PeopleService,
    UpdateNamesWhenAccountChanges,
    UpdateApplicantCardWhenProfileChanges,
    NoteStandingWhenAccountIsSuspendedOrRestored,
    ForgetPersonWhenAccountIsDeleted,
  ],
  exports: [PersonRepository],
})
export class PeopleModule {}
