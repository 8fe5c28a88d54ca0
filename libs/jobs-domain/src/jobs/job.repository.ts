import { isRecordId } from '@crewcall/contracts-core';
import { isDayOver, londonDayOf } from '@crewcall/contracts-jobs';
import { type PreparedQuery, Database, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Clock } from '../clock.service.js';
import { JobEntity } from './job.entity.js';
import { fillSearchColumns } from './search-columns.js';
import { TownPoints } from './town-points.service.js';

/** Calls of a job that take time on this day, in London, or later. */
const callsFrom = (jobId: string, day: string): string =>
  `SELECT FROM bookings.calls c WHERE c.job_id = ${jobId} AND c.removed_at IS NULL
     AND upper(c.during) > ${day}::date::timestamp AT TIME ZONE 'Europe/London'`;

/** Single jobs, to be read and changed. No query finds deleted ones unless its name says so. */
@Injectable()
export class JobRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly towns: TownPoints,
  ) {}

  /** Anything that is not an id finds nothing. */
  async findJob(id: string): Promise<JobEntity | null> {
    return isRecordId(id) ? this.database.of(JobEntity).findOneBy({ id, deletedAt: IsNull() }) : null;
  }

  async findEvenDeleted(id: string): Promise<JobEntity | null> {
    return this.database.of(JobEntity).findOneBy({ id });
  }

  findAllEvenDeleted(ids: readonly string[]): Promise<JobEntity[]> {
    return this.database.of(JobEntity).findBy({ id: In([...ids]) });
  }

  /** No other transaction changes the job until this one ends. Always locked before its applications. */
  async lockJob(id: string): Promise<JobEntity | null> {
    const [[job]] = await this.database.inOrder(this.locking(id, 'FOR UPDATE'));
    return job ?? null;
  }

  /** For what is left to settle once a job is gone. */
  async lockEvenDeleted(id: string): Promise<JobEntity | null> {
    const [[job]] = await this.database.inOrder(this.lockingEvenDeleted(id));
    return job ?? null;
  }

  /** The same, to be asked with what is locked after it. */
  lockingEvenDeleted(id: string): PreparedQuery<JobEntity[]> {
    return this.database.entityQuery(JobEntity, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Many transactions may hold it at once, but none closes the job meanwhile. */
  async lockAgainstClosing(id: string): Promise<JobEntity | null> {
    const [[job]] = await this.database.inOrder(this.lockingAgainstClosing(id));
    return job ?? null;
  }

  /** The same, to be asked with what is locked before it. */
  lockingAgainstClosing(id: string): PreparedQuery<JobEntity[]> {
    return this.locking(id, 'FOR SHARE');
  }

  async addJob(job: JobEntity): Promise<void> {
    await this.fillColumns(job);
    await this.database.of(JobEntity).insert(job);
  }

  /** Writes the job as it is now, as its next version. */
  async saveJob(job: JobEntity): Promise<void> {
    await this.fillColumns(job);
    job.version += 1;
    job.updatedAt = this.clock.now();
    job.closedAt = job.status === 'closed' ? (job.closedAt ?? job.updatedAt) : null;
    const { id, ...columns } = job;
    await this.database.of(JobEntity).update({ id }, columns);
  }

  /** As `save`, where nothing but the number of the hired is another one; to be written with what else is. */
  savingHired(job: JobEntity): PreparedQuery<void> {
    job.version += 1;
    job.updatedAt = this.clock.now();
    return writeQuery('UPDATE jobs SET hired_count = $2, version = $3, updated_at = $4 WHERE id = $1', [
      job.id,
      job.hiredCount,
      job.version,
      job.updatedAt,
    ]);
  }

  /**
   * Jobs that are not closed though their day, which is that of their first call, and all of their calls were over
   * before `today`, oldest day first. They are locked; those that another transaction holds are left for the next time.
   */
  async lockExpired(today: string, limit: number): Promise<JobEntity[]> {
    return this.database
      .of(JobEntity)
      .createQueryBuilder('job')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where(`job.status <> 'closed' AND job.event_date < :today`, { today })
      .andWhere(`NOT EXISTS (${callsFrom('job.id', ':today')})`)
      .orderBy('job.event_date')
      .limit(limit)
      .getMany();
  }

  /** Whether it is over in London: its day, and the last of its calls. */
  async isOver({ id, eventDate }: Pick<JobEntity, 'id' | 'eventDate'>): Promise<boolean> {
    const now = this.clock.now();
    if (eventDate === null || !isDayOver(eventDate, now)) return false;
    const left = await this.database.query<object>(`${callsFrom('$1', '$2')} LIMIT 1`, [id, londonDayOf(now)]);
    return left.length === 0;
  }

  /** Every job of the company that is not closed, locked in one order. */
  async lockOpenOf(recruiterId: string): Promise<JobEntity[]> {
    return this.database.of(JobEntity).find({
      where: { recruiterId, status: Not('closed') },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Those, and also the closed ones that come back with their company. */
  async lockOpenOrHeldOf(recruiterId: string): Promise<JobEntity[]> {
    return this.database.of(JobEntity).find({
      where: [
        { recruiterId, deletedAt: IsNull(), status: Not('closed') },
        { recruiterId, deletedAt: IsNull(), resumeAs: Not(IsNull()) },
      ],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async fillColumns(job: JobEntity): Promise<void> {
    fillSearchColumns(job);
    if (job.placedAs === job.locationText) return;
    const point = await this.towns.pointOf(job.locationText);
    Object.assign(job, { lat: point?.lat ?? null, lon: point?.lon ?? null, placedAs: job.locationText });
  }

  private locking(id: string, lock: 'FOR UPDATE' | 'FOR SHARE'): PreparedQuery<JobEntity[]> {
    const known = isRecordId(id) ? id : null;
    return this.database.entityQuery(JobEntity, `WHERE id = $1 AND deleted_at IS NULL ${lock}`, [known]);
  }
}
