import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { HeldTeam } from './team-locks.service.js';
import { TeamMemberRepository, type TeamMemberRow } from './team-member.repository.js';
import { hasJoined } from './team.presenter.js';
import { TeamPublisher } from './team-publisher.service.js';
import { TeamRepository } from './team.repository.js';
import { WithdrawTeamApplicationService } from './withdraw-team-application.service.js';

/** Takes people out of teams. Bookings stay as they are: each of them is booked alone. */
@Injectable()
export class LeaveTeamService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly applications: WithdrawTeamApplicationService,
    private readonly publisher: TeamPublisher,
    private readonly transactions: Transactions,
  ) {}

  /** The team is held. After its lead the longest-standing member leads it; without any member it is gone. */
  async leave({ team, rows }: HeldTeam, who: TeamMemberRow, isByThemselves: boolean): Promise<void> {
    const { freelancer_id: userId } = who;
    await this.applications.leave(userId, team.id);
    const left = rows.filter((row) => row !== who);
    const next = left.find(hasJoined);
    await this.members.removeMember(team.id, userId);
    if (!next) return this.teams.removeTeam(team.id);
    const wasLead = team.lead_id === userId;
    if (wasLead) team.lead_id = next.freelancer_id;
    await this.teams.saveTeam(team);
    const asked = isByThemselves ? 'declined' : 'removed';
    const what = hasJoined(who) && isByThemselves ? 'left' : asked;
    await this.publisher.publish(team, left, what, userId);
    if (wasLead) await this.publisher.publish(team, left, 'led', next.freelancer_id);
  }

  /** For an account that goes. Twice is fine. */
  async leaveAll(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.teams.idsToLeave(userId)) {
        const team = await this.teams.lockTeam(id);
        const rows = await this.members.ofTeam(id);
        const who = rows.find(({ freelancer_id }) => freelancer_id === userId);
        if (team && who) await this.leave({ team, rows }, who, true);
      }
      await this.members.forgetInvitationsOf(userId);
    });
  }
}
