import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { OnlyTheLeadError, TeamMissingError } from './team.errors.js';
import { TeamMemberRepository, type TeamMemberRow } from './team-member.repository.js';
import { TeamRepository, type TeamRow } from './team.repository.js';

export interface HeldTeam {
  team: TeamRow;
  rows: TeamMemberRow[];
}

/** A team is held before its people, until the transaction ends. */
@Injectable()
export class TeamLocks {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @throws TeamMissingError for who is neither in it nor invited */
  async holdTeam({ id: userId }: Actor, id: string): Promise<HeldTeam> {
    this.transactions.require();
    const team = await this.teams.lockTeam(id);
    if (!team) throw new TeamMissingError();
    const rows = await this.members.ofTeam(id);
    if (!rows.some(({ freelancer_id }) => freelancer_id === userId)) throw new TeamMissingError();
    return { team, rows };
  }

  async holdLed(actor: Actor, id: string): Promise<HeldTeam> {
    const held = await this.holdTeam(actor, id);
    if (held.team.lead_id !== actor.id) throw new OnlyTheLeadError();
    return held;
  }
}
