import { Module } from '@nestjs/common';
import { ForgetPeopleWhoLeave } from './consumers/forget-people-who-leave.consumer.js';
import { NoteStandingWhenAccountIsSuspendedOrRestored } from './consumers/note-standing-when-account-is-suspended-or-restored.consumer.js';
import { RememberPeopleWhoChange } from './consumers/remember-people-who-change.consumer.js';
import { RememberPeopleWhoRegister } from './consumers/remember-people-who-register.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  providers: [
    PeopleService,
    PersonRepository,
    RememberPeopleWhoChange,
    RememberPeopleWhoRegister,
    NoteStandingWhenAccountIsSuspendedOrRestored,
    ForgetPeopleWhoLeave,
  ],
  exports: [PeopleService],
})
export class PeopleModule {}
