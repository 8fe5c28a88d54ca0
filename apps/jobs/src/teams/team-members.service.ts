import { PersonLocks } from '@crewcall/bookings-domain';
import { type LeadApproval, type Team, teamLimits } from '@crewcall/contracts-bookings';
import type { InviteToTeamDto, LeadTeamDto, SaveMembershipDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import {
  AlreadyInTeamError,
  InvitationsLimitedError,
  InvitedLatelyError,
  NotInTeamError,
  OnlyTheLeadError,
  TeamFullError,
  TeamMissingError,
  TeamPersonMissingError,
  TooManyTeamsError,
} from './team.errors.js';
import { LeaveTeamService } from './leave-team.service.js';
import { TeamLocks } from './team-locks.service.js';
import { TeamMemberRepository, type TeamMemberRow } from './team-member.repository.js';
import { hasJoined } from './team.presenter.js';
import { TeamPublisher } from './team-publisher.service.js';
import { TeamRepository } from './team.repository.js';
import { TeamsService } from './teams.service.js';

/** Who comes into a team and who goes: by an invitation that they accept, and whenever they want. */
@Injectable()
export class TeamMembersService {
  constructor(
    private readonly reading: TeamsService,
    private readonly teams: TeamRepository,
    private readonly team: TeamMemberRepository,
    private readonly locks: TeamLocks,
    private readonly leaving: LeaveTeamService,
    private readonly personLocks: PersonLocks,
    private readonly people: PeopleService,
    private readonly publisher: TeamPublisher,
    private readonly transactions: Transactions,
  ) {}

  invite(actor: Actor, id: string, { user_id: userId, role = null }: InviteToTeamDto): Promise<Team> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdLed(actor, id);
      if (!(await this.people.canBeAsked(userId, actor.id))) throw new TeamPersonMissingError();
      if (rows.some(({ freelancer_id }) => freelancer_id === userId)) throw new AlreadyInTeamError();
      if (rows.length >= teamLimits.people) throw new TeamFullError();
      await this.personLocks.lockPeople([actor.id]);
      const { today, same } = await this.team.invitationsOf(actor.id, userId);
      if (same > 0) throw new InvitedLatelyError();
      if (today >= teamLimits.invitationsADay) throw new InvitationsLimitedError();
      await this.team.noteInvitation(actor.id, userId);
      await this.team.inviteMember(id, userId, role);
      await this.teams.saveTeam(team);
      await this.publisher.publish(team, rows, 'invited', userId);
      return this.reading.getTeam(actor, id);
    });
  }

  /** Joins where invited; else changes what this member says of themselves here. */
  saveOwn(actor: Actor, id: string, input: SaveMembershipDto): Promise<Team> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdTeam(actor, id);
      const own = rows.find(({ freelancer_id }) => freelancer_id === actor.id);
      if (!own) throw new TeamMissingError();
      const isJoining = !hasJoined(own);
      if (isJoining) await this.assertMayJoin(actor);
      await this.team.saveMember(id, { ...own, ...givenOf(input) });
      await this.teams.saveTeam(team);
      const what = isJoining ? 'joined' : 'changed';
      await this.publisher.publish(team, await this.team.ofTeam(id), what, actor.id);
      return this.reading.getTeam(actor, id);
    });
  }

  /** Oneself at any time, invited or in; another by the lead alone. Twice is fine. */
  async remove(actor: Actor, id: string, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      const held = await this.locks.holdTeam(actor, id);
      if (userId !== actor.id && held.team.lead_id !== actor.id) throw new OnlyTheLeadError();
      const who = held.rows.find(({ freelancer_id }) => freelancer_id === userId);
      if (who) await this.leaving.leave(held, who, userId === actor.id);
    });
  }

  handOver(actor: Actor, id: string, { user_id: userId }: LeadTeamDto): Promise<Team> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdLed(actor, id);
      const next = rows.find(({ freelancer_id }) => freelancer_id === userId);
      if (!next || !hasJoined(next)) throw new NotInTeamError();
      await this.teams.saveTeam(Object.assign(team, { lead_id: userId }));
      if (userId !== actor.id) await this.publisher.publish(team, rows, 'led', userId);
      return this.reading.getTeam(actor, id);
    });
  }

  private async assertMayJoin({ id }: Actor): Promise<void> {
    await this.personLocks.lockPeople([id]);
    if ((await this.team.countJoined(id)) >= teamLimits.teams) throw new TooManyTeamsError();
  }
}

/** What is left out stays as it is. */
function givenOf({ role, day_pence, agrees_to_page, approved }: SaveMembershipDto): Partial<TeamMemberRow> {
  return {
    ...(role !== undefined && { role }),
    ...(day_pence !== undefined && { day_pence }),
    ...(agrees_to_page !== undefined && { agrees_to_page }),
    ...(approved !== undefined && { approved: approved && approvalOf(approved) }),
  };
}

/** Nothing else that was sent is kept. */
const approvalOf = ({ day_pence, miles, from, until }: LeadApproval): LeadApproval => ({
  day_pence,
  miles,
  from,
  until,
});
