import { PersonLocks } from '@crewcall/bookings-domain';
import { type Team, teamLimits } from '@crewcall/contracts-bookings';
import type { SaveTeamDto, TeamDirectoryQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { TeamMissingError, TooManyTeamsError } from './team.errors.js';
import { TeamDirectoryRepository, type WholeTeam } from './team-directory.repository.js';
import { TeamLocks } from './team-locks.service.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { isPublicTeam, presentTeam } from './team.presenter.js';
import { TeamPublisher } from './team-publisher.service.js';
import { TeamRepository } from './team.repository.js';
import { WithdrawTeamApplicationService } from './withdraw-team-application.service.js';

/** Crew teams: read by their members, and by everyone where each member agreed. Who leads one changes it. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly team: TeamMemberRepository,
    private readonly list: TeamDirectoryRepository,
    private readonly locks: TeamLocks,
    private readonly personLocks: PersonLocks,
    private readonly applications: WithdrawTeamApplicationService,
    private readonly publisher: TeamPublisher,
    private readonly transactions: Transactions,
  ) {}

  /** Invitations first. */
  async ownOf(actor: Actor): Promise<Team[]> {
    const teams = await this.list.ofPerson(actor.id);
    return teams.map((whole) => presentWhole(whole, actor));
  }

  /** @throws TeamMissingError alike for one that does not exist and one that the reader may not see */
  async getTeam(actor: Actor | null, id: string): Promise<Team> {
    const team = await this.teams.findTeam(id);
    if (!team) throw new TeamMissingError();
    const rows = await this.team.ofTeam(id);
    const isInside = rows.some(({ freelancer_id }) => freelancer_id === actor?.id);
    if (!isInside && !isPublicTeam(rows)) throw new TeamMissingError();
    return presentWhole({ team, rows, together: await this.teams.countTogether(id) }, actor);
  }

  /** Those that everyone may see. */
  async directory(actor: Actor | null, query: TeamDirectoryQueryDto): Promise<Page<Team>> {
    const { items, total } = await this.list.findTeams(actor?.id ?? null, query.search?.trim(), query);
    return { items: items.map((whole) => presentWhole(whole, actor)), total };
  }

  addTeam(actor: Actor, input: SaveTeamDto): Promise<Team> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      if ((await this.team.countJoined(actor.id)) >= teamLimits.teams) throw new TooManyTeamsError();
      const id = await this.teams.addTeam(actor.id, input);
      await this.team.saveMember(id, {
        freelancer_id: actor.id,
        role: null,
        day_pence: null,
        agrees_to_page: false,
        approved: null,
      });
      return this.getTeam(actor, id);
    });
  }

  changeTeam(actor: Actor, id: string, { name, what = null, town = null }: SaveTeamDto): Promise<Team> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdLed(actor, id);
      await this.teams.saveTeam(Object.assign(team, { name, what, town }));
      await this.publisher.publish(team, rows, 'changed');
      return this.getTeam(actor, id);
    });
  }

  /** Bookings of its members stay as they are: each of them is booked alone. */
  dissolveTeam(actor: Actor, id: string): Promise<void> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdLed(actor, id);
      await this.applications.leave(actor.id, id);
      team.version += 1;
      await this.publisher.publish(team, rows, 'dissolved');
      await this.teams.removeTeam(id);
    });
  }
}

const presentWhole = ({ team, rows, together }: WholeTeam, actor: Actor | null): Team =>
  presentTeam(team, rows, { readerId: actor?.id ?? null, together });
