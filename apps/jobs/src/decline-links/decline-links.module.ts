import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { PeopleModule } from '../people/people.module.js';
import { DeclineLinkRepository } from './decline-link.repository.js';
import { DeclineLinksConsumer } from './decline-links.consumer.js';
import { DeclineLinksController } from './decline-links.controller.js';
import { DeclineLinksService } from './decline-links.service.js';

@Module({
  imports: [BookingsDomainModule, OffersModule, PeopleModule],
  controllers: [DeclineLinksController],
  providers: [DeclineLinksService, DeclineLinkRepository, DeclineLinksConsumer],
})
export class DeclineLinksModule {}
