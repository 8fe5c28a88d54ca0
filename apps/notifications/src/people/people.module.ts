import { Module } from '@nestjs/common';
import { RememberPeopleWhoChange } from './consumers/remember-people-who-change.consumer.js';
import { RememberPeopleWhoRegister } from './consumers/remember-people-who-register.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  providers: [PeopleService, PersonRepository, RememberPeopleWhoRegister, RememberPeopleWhoChange],
  exports: [PeopleService],
})
export class PeopleModule {}
