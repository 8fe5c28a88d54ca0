import type { TeamApplicationEnd } from '@crewcall/contracts-bookings';
import { teamApplicationChanged, type TeamApplicationChange } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { TeamApplicationRepository, type TeamApplicationRow } from './team-application.repository.js';

/** What becomes of applications of teams before their company decides: told to those in them. */
@Injectable()
export class EndTeamApplicationService {
  constructor(
    private readonly applications: TeamApplicationRepository,
    private readonly jobs: JobRepository,
    private readonly events: Events,
  ) {}

  /** Its time to confirm is over. */
  async lapse(id: string): Promise<void> {
    const row = await this.applications.lockTeamApplication(id);
    if (row && !row.ended_at && !row.application_id) await this.end(row, 'late', null);
  }

  /** The row is held. */
  async end(row: TeamApplicationRow, why: TeamApplicationEnd, byId: string | null): Promise<void> {
    await this.applications.endTeamApplication(row, why, byId);
    await this.publish(row, why, byId);
  }

  async publish(row: TeamApplicationRow, what: TeamApplicationChange, personId: string | null): Promise<void> {
    const { id: subjectId, version, team_name: name, job_id, lead_id, confirm_by } = row;
    const members = await this.applications.membersOf(subjectId);
    const job = await this.jobs.findEvenDeleted(job_id);
    const payload = {
      what,
      name,
      job_id,
      job_title: job?.title ?? '',
      lead_id,
      member_ids: members.map(({ freelancer_id }) => freelancer_id),
      ...(personId && { person_id: personId }),
      confirm_by: confirm_by.toISOString(),
    };
    await this.events.publish(teamApplicationChanged, { subjectId, version, payload });
  }
}
