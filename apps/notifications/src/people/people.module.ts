import { Module } from '@nestjs/common';
import { PeopleConsumer } from './people.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  providers: [PeopleService, PersonRepository, PeopleConsumer],
  exports: [PeopleService],
})
export class PeopleModule {}
