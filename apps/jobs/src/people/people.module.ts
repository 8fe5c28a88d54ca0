import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { BlockedPeopleRepository } from './blocked-people.repository.js';
import { PeopleConsumer } from './people.consumer.js';
import { PeopleService } from './people.service.js';
import { PersonRepository } from './person.repository.js';

@Module({
  imports: [FeedsModule, StandingModule],
  providers: [BlockedPeopleRepository, PersonRepository, PeopleService, PeopleConsumer],
  exports: [PeopleService],
})
export class PeopleModule {}
