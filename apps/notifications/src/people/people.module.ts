import { Module } from '@nestjs/common';
import { RememberPeopleWhoChange } from './consumers/remember-people-who-change.consumer.js';
import { RememberPeopleWhoRegister } from './consumers/remember-people-who-register.consumer.js';
import { RememberWhoVerified } from './consumers/remember-who-verified.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  providers: [PeopleService, PersonRepository, RememberPeopleWhoRegister, RememberPeopleWhoChange, RememberWhoVerified],
  exports: [PeopleService],
})
export class PeopleModule {}
