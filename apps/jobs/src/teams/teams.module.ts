import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CallsModule } from '../calls/calls.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ApplyAsTeamService } from './apply-as-team.service.js';
import { TeamApplicationFactsRepository } from './team-application-facts.repository.js';
import { TeamApplicationsController } from './team-applications.controller.js';
import { TeamApplicationsService } from './team-applications.service.js';
import { WithdrawTeamApplicationService } from './withdraw-team-application.service.js';
import { MakeTeamOfferService } from './make-team-offer.service.js';
import { SteerTeamOfferService } from './steer-team-offer.service.js';
import { TeamOfferFactsRepository } from './team-offer-facts.repository.js';
import { TeamOffersController } from './team-offers.controller.js';
import { TeamOffersService } from './team-offers.service.js';
import { TeamDirectoryRepository } from './team-directory.repository.js';
import { LeaveTeamService } from './leave-team.service.js';
import { TeamLocks } from './team-locks.service.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { TeamMembersService } from './team-members.service.js';
import { TeamPublisher } from './team-publisher.service.js';
import { TeamRepository } from './team.repository.js';
import { TeamsConsumer } from './teams.consumer.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [BookingsDomainModule, PeopleModule, CallsModule, OffersModule, ApplicationsModule],
  controllers: [TeamsController, TeamOffersController, TeamApplicationsController],
  providers: [
    TeamsService,
    TeamMembersService,
    LeaveTeamService,
    TeamLocks,
    TeamPublisher,
    TeamRepository,
    TeamDirectoryRepository,
    TeamMemberRepository,
    TeamsConsumer,
    TeamOffersService,
    TeamOfferFactsRepository,
    MakeTeamOfferService,
    SteerTeamOfferService,
    TeamApplicationsService,
    TeamApplicationFactsRepository,
    ApplyAsTeamService,
    WithdrawTeamApplicationService,
  ],
})
export class TeamsModule {}
