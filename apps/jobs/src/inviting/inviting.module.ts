import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CallsModule } from '../calls/calls.module.js';
import { CrewListsModule } from '../crew-lists/crew-lists.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AskManyService } from './ask-many.service.js';
import { CrewAgainController } from './crew-again.controller.js';
import { CrewAgainRepository } from './crew-again.repository.js';
import { CrewAgainService } from './crew-again.service.js';
import { InviteListService } from './invite-list.service.js';
import { InviteeRepository } from './invitee.repository.js';
import { InviteesService } from './invitees.service.js';
import { InvitingController } from './inviting.controller.js';

@Module({
  imports: [BookingsDomainModule, AvailabilityModule, CallsModule, CrewListsModule, OffersModule, PeopleModule],
  controllers: [InvitingController, CrewAgainController],
  providers: [
    AskManyService,
    InviteListService,
    InviteesService,
    InviteeRepository,
    CrewAgainService,
    CrewAgainRepository,
  ],
})
export class InvitingModule {}
