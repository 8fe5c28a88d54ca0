import { isRecordId } from '@crewcall/contracts-core';
import { openStatuses } from '@crewcall/contracts-jobs';
import { ApplicationEntity, Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

/** Single applications, to be read and changed. Anything that is not an id finds nothing. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findApplication(id: string): Promise<ApplicationEntity | null> {
    return isRecordId(id) ? this.database.of(ApplicationEntity).findOneBy({ id }) : null;
  }

  async hasApplied(jobId: string, freelancerId: string): Promise<boolean> {
    return this.database.of(ApplicationEntity).existsBy({ jobId, freelancerId });
  }

  /** No other transaction changes it until this one ends. Lock the job first when that is to change too. */
  async lockApplication(id: string): Promise<ApplicationEntity | null> {
    if (!isRecordId(id)) return null;
    return this.database.of(ApplicationEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async lockOpenOfFreelancer(freelancerId: string): Promise<ApplicationEntity[]> {
    return this.database.of(ApplicationEntity).find({
      where: { freelancerId, status: In([...openStatuses]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Where one of either side waits for an answer. */
  async openJobIdsOf(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ job_id: string }>(
      `SELECT DISTINCT job_id FROM applications
       WHERE (freelancer_id = $1 OR recruiter_id = $1) AND status = ANY($2::text[])`,
      [userId, [...openStatuses]],
    );
    return rows.map(({ job_id }) => job_id);
  }

  /** False when this freelancer has one for this job already, however close together the two came. */
  async addApplication(application: ApplicationEntity): Promise<boolean> {
    const inserted = await this.database
      .of(ApplicationEntity)
      .createQueryBuilder()
      .insert()
      .values(application)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** As `add`, once the ambient transaction ends; that throws `met` where this freelancer has one already. */
  addLast(application: ApplicationEntity, met: () => Error): void {
    this.database.addLast(ApplicationEntity, application, 'applications_once_per_job', met);
  }

  /** Writes it as it is now, as its next version. */
  async saveApplication(application: ApplicationEntity): Promise<void> {
    application.version += 1;
    application.updatedAt = this.clock.now();
    const { id, ...columns } = application;
    await this.database.of(ApplicationEntity).update({ id }, columns);
  }
}
