import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { RoleEntity } from './role.entity.js';

/** What jobs want. Locked after its job and before people. */
@Injectable()
export class RoleRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findRole(id: string): Promise<RoleEntity | null> {
    return isRecordId(id) ? this.database.of(RoleEntity).findOneBy({ id, removedAt: IsNull() }) : null;
  }

  /** Also removed ones. */
  findRoles(ids: readonly string[]): Promise<RoleEntity[]> {
    return this.database.of(RoleEntity).findBy({ id: In([...ids]) });
  }

  /** With their jobs, held until the transaction ends; those that another transaction holds are left out. */
  async lockFree(ids: readonly string[]): Promise<RoleEntity[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT r.id FROM bookings.roles r JOIN jobs j ON j.id = r.job_id WHERE r.id = ANY($1::uuid[])
       ORDER BY j.id, r.id FOR UPDATE OF j, r SKIP LOCKED`,
      [ids],
    );
    return this.findRoles(rows.map(({ id }) => id));
  }

  /** In the order in which they were made. */
  ofJob(jobId: string): Promise<RoleEntity[]> {
    return this.database.of(RoleEntity).find({ where: { jobId, removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** All of the job, held until the transaction ends; the job itself must be held already. */
  lockOfJob(jobId: string): Promise<RoleEntity[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.of(RoleEntity).find({ where: { jobId, removedAt: IsNull() }, order: { id: 'ASC' }, lock });
  }

  async lockRole(id: string): Promise<RoleEntity | null> {
    const [[role]] = await this.database.inOrder(this.lockingRole(id));
    return role ?? null;
  }

  /** The same, to be asked with what is locked before and after it. */
  lockingRole(id: string): PreparedQuery<RoleEntity[]> {
    return this.database.entityQuery(RoleEntity, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  async addRole(role: RoleEntity, callIds: readonly string[]): Promise<void> {
    await this.database.of(RoleEntity).insert(role);
    await this.setCalls(role.id, callIds);
  }

  async saveRole(role: RoleEntity): Promise<void> {
    role.version += 1;
    role.updatedAt = this.clock.now();
    const { id, ...columns } = role;
    await this.database.of(RoleEntity).update({ id }, columns);
  }

  /** As `save`, where nothing but the number of the booked is another one; to be written with the booking. */
  savingFilled(role: RoleEntity): PreparedQuery<void> {
    role.version += 1;
    role.updatedAt = this.clock.now();
    return writeQuery('UPDATE bookings.roles SET filled = $2, version = $3, updated_at = $4 WHERE id = $1', [
      role.id,
      role.filled,
      role.version,
      role.updatedAt,
    ]);
  }

  /** The database refuses calls that meet each other. */
  async setCalls(roleId: string, callIds: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM bookings.role_calls WHERE role_id = $1', [roleId]);
    await this.database.query(
      `INSERT INTO bookings.role_calls (role_id, call_id, during)
       SELECT $1, id, during FROM bookings.calls WHERE id = ANY($2::uuid[]) AND removed_at IS NULL`,
      [roleId, callIds],
    );
  }

  /** In the order of time. */
  async callIdsOfRole(id: string): Promise<string[]> {
    return (await this.callIdsByRole([id])).get(id) ?? [];
  }

  /** Each in the order of time. */
  async callIdsByRole(roleIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ role_id: string; call_ids: string[] }>(
      `SELECT role_id, array_agg(call_id ORDER BY during) AS call_ids FROM bookings.role_calls
       WHERE role_id = ANY($1::uuid[]) GROUP BY role_id`,
      [roleIds],
    );
    return new Map(rows.map(({ role_id, call_ids }) => [role_id, call_ids]));
  }
}
