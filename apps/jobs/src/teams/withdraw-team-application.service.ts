import {
  EndTeamApplicationService,
  TeamApplicationOverError,
  TeamApplicationRepository,
  TeamBookedError,
} from '@crewcall/bookings-domain';
import type { TeamApplication } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { RemoveApplicationService } from '../applications/remove-application.service.js';
import { TeamApplicationsService } from './team-applications.service.js';

/** A team applies whole or not at all: without one of them the application is over. */
@Injectable()
export class WithdrawTeamApplicationService {
  constructor(
    private readonly reading: TeamApplicationsService,
    private readonly applications: TeamApplicationRepository,
    private readonly removing: RemoveApplicationService,
    private readonly ending: EndTeamApplicationService,
    private readonly jobs: JobRepository,
    private readonly transactions: Transactions,
  ) {}

  /** By its lead or any member, until the company decides. Twice is fine. @throws TeamBookedError once that was yes */
  withdraw(actor: Actor, id: string): Promise<TeamApplication> {
    return this.transactions.run(async () => {
      await this.end(actor, id);
      return this.reading.getTeamApplication(actor, id);
    });
  }

  /** Of who leaves a team or CrewCall: what was decided stays. */
  async leave(userId: string, teamId: string): Promise<void> {
    for (const id of await this.applications.liveIdsOf(userId, teamId))
      await this.end({ id: userId }, id).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
  }

  private async end(actor: Pick<Actor, 'id'>, id: string): Promise<void> {
    const { job_id, lead_id } = await this.reading.findTeamApplication(actor, id);
    await this.jobs.lockEvenDeleted(job_id);
    // Read again: it may have been sent before the job could be held.
    const { application_id: sent } = await this.reading.findTeamApplication(actor, id);
    const status = sent ? await this.removing.withdrawApplication(sent) : null;
    if (status === 'hired') throw new TeamBookedError();
    if (status && status !== 'withdrawn') throw new TeamApplicationOverError();
    const row = await this.applications.lockTeamApplication(id);
    if (!row || row.ended_at) return;
    await this.ending.end(row, sent || actor.id === lead_id ? 'withdrawn' : 'declined', actor.id);
  }
}
