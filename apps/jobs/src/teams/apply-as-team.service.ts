import {
  ApplyingSlotsError,
  DeadlineSetter,
  EndTeamApplicationService,
  InviteService,
  MemberTurnedDownError,
  TeamApplicationOverError,
  TeamApplicationRepository,
  type TeamApplicationRow,
  TeamApplyingAlreadyError,
  TeamTooLargeError,
} from '@crewcall/bookings-domain';
import { CONFIRM_HOURS, type TeamApplication, teamLimits } from '@crewcall/contracts-bookings';
import type { ApplyAsTeamDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AlreadyAppliedError } from '../applications/application.errors.js';
import { ApplyService } from '../applications/apply.service.js';
import { TeamApplicationsService } from './team-applications.service.js';
import { TeamLocks } from './team-locks.service.js';
import type { TeamMemberRow } from './team-member.repository.js';
import { hasJoined } from './team.presenter.js';

const HOUR_MS = 3_600_000;

/** The lead applies once for several members of a team; with the last of them who confirms it is sent. */
@Injectable()
export class ApplyAsTeamService {
  constructor(
    private readonly reading: TeamApplicationsService,
    private readonly applications: TeamApplicationRepository,
    private readonly applying: ApplyService,
    private readonly ending: EndTeamApplicationService,
    private readonly invites: InviteService,
    private readonly deadlines: DeadlineSetter,
    private readonly jobs: JobRepository,
    private readonly locks: TeamLocks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  apply(actor: Actor, teamId: string, input: ApplyAsTeamDto): Promise<TeamApplication> {
    return this.transactions.run(async () => {
      const { team, rows } = await this.locks.holdLed(actor, teamId);
      assertSlots(actor, rows, input);
      const { cover_letter: coverLetter, answers = [], slots } = input;
      const role_ids = [...new Set(slots.map(({ role_id }) => role_id))];
      const { job, application } = await this.applying.prepareApplication(actor, input.job_id, {
        coverLetter,
        answers,
        role_ids,
      });
      await this.assertPossible(actor, job, slots);
      const now = this.clock.now();
      const row = await this.applications.addTeamApplication(
        {
          team_id: team.id,
          team_name: team.name,
          lead_id: actor.id,
          job_id: job.id,
          cover_letter: application.coverLetter,
          answers: application.answers,
          confirm_by: new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS),
          created_at: now,
        },
        slots.map(({ user_id: freelancer_id, role_id }) => ({ freelancer_id, role_id })),
      );
      if (!row) throw new TeamApplyingAlreadyError();
      await this.deadlines.setAt('team_confirm', row.id, row.confirm_by);
      await this.ending.publish(row, 'asked', actor.id);
      return this.reading.getTeamApplication(actor, row.id);
    });
  }

  /** Twice is fine. @throws TeamApplicationOverError once it ended or its time has passed */
  confirm(actor: Actor, id: string): Promise<TeamApplication> {
    return this.transactions.run(async () => {
      const { job_id } = await this.reading.findTeamApplication(actor, id);
      await this.jobs.lockAgainstClosing(job_id);
      const row = await this.applications.lockTeamApplication(id);
      if (!row || row.ended_at) throw new TeamApplicationOverError();
      if (row.application_id) return this.reading.getTeamApplication(actor, id);
      if (row.confirm_by <= this.clock.now()) throw new TeamApplicationOverError();
      await this.applications.confirmMember(id, actor.id);
      await this.sendIfConfirmed(row, actor.id);
      return this.reading.getTeamApplication(actor, id);
    });
  }

  private async sendIfConfirmed(row: TeamApplicationRow, byId: string): Promise<void> {
    const members = await this.applications.membersOf(row.id);
    if (members.some(({ confirmed_at }) => !confirmed_at)) return this.ending.publish(row, 'confirmed', byId);
    const roleIds = [...new Set(members.map(({ role_id }) => role_id))];
    const said = { coverLetter: row.cover_letter, answers: row.answers, roleIds };
    const applicationId = await this.applying.sendForTeam(row.lead_id, row.job_id, said);
    await this.applications.markSent(row, applicationId);
    await this.ending.publish(row, 'sent', byId);
  }

  private async assertPossible(actor: Actor, job: JobEntity, slots: ApplyAsTeamDto['slots']): Promise<void> {
    if (await this.applying.hasApplied(job.id, actor.id)) throw new AlreadyAppliedError();
    if (job.positionsLeft < slots.length) throw new TeamTooLargeError();
    for (const { user_id } of slots) if (!(await this.invites.mayAsk(job, user_id))) throw new MemberTurnedDownError();
  }
}

/** @throws ApplyingSlotsError unless the lead and others who have joined are in it once each */
function assertSlots({ id }: Actor, rows: readonly TeamMemberRow[], { slots }: ApplyAsTeamDto): void {
  const joined = new Set(rows.filter(hasJoined).map(({ freelancer_id }) => freelancer_id));
  const asked = new Set(slots.map(({ user_id }) => user_id));
  const isFine = asked.size === slots.length && asked.size >= teamLimits.least && asked.has(id);
  if (!isFine || [...asked].some((one) => !joined.has(one))) throw new ApplyingSlotsError();
}
