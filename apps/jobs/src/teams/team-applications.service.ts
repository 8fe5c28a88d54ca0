import {
  TeamApplicationMissingError,
  TeamApplicationRepository,
  type TeamApplicationRow,
} from '@crewcall/bookings-domain';
import type { TeamApplication } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { TeamApplicationFactsRepository } from './team-application-facts.repository.js';
import { presentTeamApplication } from './team-application.presenter.js';

const SHOWN = 50;

/** Applications of teams, as those in them read them; their company reads the application that was sent. */
@Injectable()
export class TeamApplicationsService {
  constructor(
    private readonly applications: TeamApplicationRepository,
    private readonly facts: TeamApplicationFactsRepository,
  ) {}

  async ownOf(actor: Actor): Promise<TeamApplication[]> {
    const ids = await this.applications.applicationIdsOf(actor.id, SHOWN);
    return Promise.all(ids.map((id) => this.getTeamApplication(actor, id)));
  }

  async getTeamApplication(actor: Actor, id: string): Promise<TeamApplication> {
    const row = await this.findTeamApplication(actor, id);
    const [job, members] = await Promise.all([this.facts.jobOf(id), this.facts.membersOf(id)]);
    return presentTeamApplication({ row, job, members, readerId: actor.id });
  }

  /** @throws TeamApplicationMissingError for who has no part in it */
  async findTeamApplication({ id: userId }: Pick<Actor, 'id'>, id: string): Promise<TeamApplicationRow> {
    const row = await this.applications.findTeamApplication(id);
    const members = row ? await this.applications.membersOf(id) : [];
    if (!row || !members.some(({ freelancer_id }) => freelancer_id === userId)) throw new TeamApplicationMissingError();
    return row;
  }
}
