import { Module } from '@nestjs/common';
import { BlockedPeopleConsumer } from './blocked-people.consumer.js';
import { BlockedPeopleRepository } from './blocked-people.repository.js';
import { BlockedPeopleService } from './blocked-people.service.js';

@Module({
  providers: [BlockedPeopleRepository, BlockedPeopleService, BlockedPeopleConsumer],
  exports: [BlockedPeopleService],
})
export class BlockedPeopleModule {}
