import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CrewTicketRepository } from './crew-ticket.repository.js';
import { CrewTicketsService } from './crew-tickets.service.js';
import { EndedTicketRepository } from './ended-ticket.repository.js';
import { EndedTicketsService } from './ended-tickets.service.js';
import { TicketSightingRepository } from './sightings/ticket-sighting.repository.js';
import { TicketSightingsController } from './sightings/ticket-sightings.controller.js';
import { TicketSightingsService } from './sightings/ticket-sightings.service.js';
import { TicketsConsumer } from './tickets.consumer.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [TicketSightingsController],
  providers: [
    CrewTicketRepository,
    CrewTicketsService,
    EndedTicketRepository,
    EndedTicketsService,
    TicketSightingRepository,
    TicketSightingsService,
    TicketsConsumer,
  ],
})
export class TicketsModule {}
