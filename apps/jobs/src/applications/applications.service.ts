import type { Actor, Page } from '@crewcall/contracts-core';
import {
  type Application,
  type ApplicationCounts,
  type ApplicationSide,
  applicationStatusOf,
  type ApplicationStatus,
} from '@crewcall/contracts-jobs';
import type { ApplicationListQueryDto } from '@crewcall/contracts-jobs/dto';
import type { ApplicationEntity } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { CrewRecords } from '../crew-records/crew-records.service.js';
import { ApplicationListRepository, type ApplicationRow } from './application-list.repository.js';
import { ApplicationMissingError } from './application.errors.js';
import { sideOf } from '../parties/party.policy.js';
import { canList } from './application.policy.js';
import { presentApplication } from './application.presenter.js';
import { ApplicationRepository } from './application.repository.js';

/** Reading applications. What changes them has a service for each verb. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly list: ApplicationListRepository,
    private readonly applications: ApplicationRepository,
    private readonly records: CrewRecords,
  ) {}

  /** For another feature's decision about it; says nothing of who may see it. */
  findApplication(id: string): Promise<ApplicationEntity | null> {
    return this.applications.findApplication(id);
  }

  /** @throws ApplicationMissingError to every user but the two people it belongs to */
  async getApplication(actor: Actor, id: string): Promise<Application> {
    const row = await this.list.findRow(id);
    const parties = row && { freelancerId: row.freelancer_id, recruiterId: row.recruiter_id };
    const side = parties && sideOf(actor, parties);
    if (!side) throw new ApplicationMissingError();
    const [presented] = await this.present([row], side);
    if (!presented) throw new ApplicationMissingError();
    return presented;
  }

  /** @throws AccessDeniedError for another user's list */
  async listOf(
    actor: Actor,
    side: ApplicationSide,
    userId: string,
    { status, job_id, search, sort, ...page }: ApplicationListQueryDto,
  ): Promise<Page<Application>> {
    if (!canList(actor, userId)) throw new AccessDeniedError();
    const filters = { statuses: statusesOf(status), jobId: job_id, search: search?.toLowerCase(), sort };
    const { items, total } = await this.list.findApplicationsOf(side, userId, filters, page);
    return { items: await this.present(items, side), total };
  }

  /** Companies read how many of their bookings applicants complete. */
  private async present(rows: ApplicationRow[], side: ApplicationSide): Promise<Application[]> {
    const ids = side === 'recruiter' ? rows.map(({ freelancer_id }) => freelancer_id) : [];
    const percents = await this.records.percentOf(ids);
    return rows.map((row) => presentApplication(row, side, percents.get(row.freelancer_id)));
  }

  async countOwn(actor: Actor): Promise<ApplicationCounts> {
    return this.list.countApplicationsOf(actor.role === 'recruiter' ? 'recruiter' : 'freelancer', actor.id);
  }
}

const statusesOf = (text: string | undefined): ApplicationStatus[] | undefined =>
  text?.split(',').flatMap((word) => applicationStatusOf(word) ?? []);
