import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
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
  imports: [BookingsDomainModule, PeopleModule],
  controllers: [TeamsController],
  providers: [
    TeamsService,
    TeamMembersService,
    LeaveTeamService,
    TeamLocks,
    TeamPublisher,
    TeamRepository,
    TeamMemberRepository,
    TeamsConsumer,
  ],
})
export class TeamsModule {}
