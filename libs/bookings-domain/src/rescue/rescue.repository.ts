import { liveRescueStates, type RescueStep } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { RescueEntity } from './rescue.entity.js';

/** Covers. A user who changes one holds its role first, so none of their rows is ever waited for. */
@Injectable()
export class RescueRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findRescue(id: string): Promise<RescueEntity | null> {
    return isRecordId(id) ? this.database.of(RescueEntity).findOneBy({ id }) : null;
  }

  /** The one that asks still, or waits for the answers of all who were asked. */
  liveOfRole(roleId: string): Promise<RescueEntity | null> {
    return this.database.of(RescueEntity).findOneBy({ roleId, state: In([...liveRescueStates]) });
  }

  /** Those that a company leads and that live still. */
  liveOfCompany(recruiterId: string): Promise<RescueEntity[]> {
    return this.database.of(RescueEntity).findBy({ recruiterId, state: In([...liveRescueStates]) });
  }

  /** Its company is suspended or gone, and asks no one any more. */
  async isLeaderAway({ recruiterId }: RescueEntity): Promise<boolean> {
    const sql = 'SELECT 1 FROM people WHERE user_id = $1 AND (is_suspended OR deleted_at IS NOT NULL)';
    return (await this.database.query<object>(sql, [recruiterId])).length > 0;
  }

  lastOfRole(roleId: string): Promise<RescueEntity | null> {
    return this.database.of(RescueEntity).findOne({ where: { roleId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async addRescue(rescue: RescueEntity): Promise<void> {
    await this.database.of(RescueEntity).insert(rescue);
  }

  async saveRescue(rescue: RescueEntity): Promise<void> {
    rescue.version += 1;
    rescue.updatedAt = this.clock.now();
    const { id, ...columns } = rescue;
    await this.database.of(RescueEntity).update({ id }, columns);
    if (rescue.postedAt) await this.markJob(rescue.jobId);
  }

  async addStep(rescueId: string, what: RescueStep['what'], words: string | null = null): Promise<void> {
    await this.database.query(
      'INSERT INTO bookings.rescue_steps (id, rescue_id, what, words, at) VALUES ($1, $2, $3, $4, $5)',
      [newId(), rescueId, what, words, this.clock.now()],
    );
  }

  /** Newest last; of a long cover the last hundred. */
  async stepsOf(rescueId: string): Promise<RescueStep[]> {
    const rows = await this.database.query<{ what: RescueStep['what']; words: string | null; at: Date }>(
      `SELECT * FROM (SELECT what, words, at, id FROM bookings.rescue_steps WHERE rescue_id = $1
         ORDER BY at DESC, id DESC LIMIT 100) s ORDER BY at, id`,
      [rescueId],
    );
    return rows.map(({ what, words, at }) => ({ what, words, at: at.toISOString() }));
  }

  /** Urgent while a cover of it that was posted publicly lives. The job is held by the caller. */
  private async markJob(jobId: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs j SET is_urgent = NOT is_urgent WHERE id = $1 AND is_urgent <> EXISTS (
         SELECT 1 FROM bookings.rescues WHERE job_id = j.id AND posted_at IS NOT NULL AND state = ANY($2))`,
      [jobId, liveRescueStates],
    );
  }
}
