import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CallsModule } from '../calls/calls.module.js';
import { PeopleModule } from '../people/people.module.js';
import { MatchKitController } from './match-kit.controller.js';
import { MatchKitService } from './match-kit.service.js';

/** Apart from what offers need of kit: calls stand between the two. */
@Module({
  imports: [BookingsDomainModule, CallsModule, PeopleModule],
  controllers: [MatchKitController],
  providers: [MatchKitService],
  exports: [MatchKitService],
})
export class MatchKitModule {}
