import { attendanceLimits, sheetLimits } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { CallEntity } from './call.entity.js';

const HOUR_MS = 3_600_000;

/** How long after a call time those who have not arrived are told of. */
const notArrivedMs = attendanceLimits.missingAfterMs;
/** Half a day after it, in which a claim is made or not, who worked it to the end has completed their booking. */
export const settledMs = 12 * HOUR_MS;
const contactsMs = sheetLimits.contactDays * 24 * HOUR_MS;

/** How long before a call each of them is due. */
export const callAheadMs = {
  call_in_two_days: 48 * HOUR_MS,
  call_tomorrow: 24 * HOUR_MS,
  call_soon: 2 * HOUR_MS,
} as const;
export type CallDeadline = keyof typeof callAheadMs;

const inOrder = { startsOn: 'ASC', during: 'ASC', id: 'ASC' } as const;

/** Calls of jobs; removed ones are only found by the bookings that had them. */
@Injectable()
export class CallRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findCall(id: string): Promise<CallEntity | null> {
    return isRecordId(id) ? this.database.of(CallEntity).findOneBy({ id, removedAt: IsNull() }) : null;
  }

  ofJob(jobId: string): Promise<CallEntity[]> {
    return this.database.of(CallEntity).find({ where: { jobId, removedAt: IsNull() }, order: inOrder });
  }

  /** Also removed ones, in the order of time. */
  async ofIds(ids: readonly string[]): Promise<CallEntity[]> {
    const rest = `WHERE id = ${idsIn(1)} ORDER BY starts_on, during, id`;
    return this.database.findPrepared(CallEntity, rest, [ids]);
  }

  /** Those of them that are not removed. */
  async callsLeftOf(ids: readonly string[]): Promise<CallEntity[]> {
    return (await this.ofIds(ids)).filter(({ removedAt }) => !removedAt);
  }

  async addCalls(calls: CallEntity[]): Promise<void> {
    if (!calls.length) return;
    await this.database.of(CallEntity).insert(calls);
    await this.setDeadlines(calls.map(({ id }) => id));
  }

  /** The calls of roles follow: their range is a part of the reference. */
  async saveCall(call: CallEntity): Promise<void> {
    call.version += 1;
    call.updatedAt = this.clock.now();
    const { id, ...columns } = call;
    await this.database.of(CallEntity).update({ id }, columns);
    await this.setDeadlines([id]);
  }

  /**
   * What is due before a call, once for each time it is at: three days ahead its company is asked for a time that is to
   * follow, later who is booked is asked and reminded, ten minutes into it both sides hear who is not there, and at its
   * end hours are to be noted.
   */
  private async setDeadlines(ids: readonly string[]): Promise<void> {
    const kinds = Object.keys(callAheadMs) as CallDeadline[];
    await this.database.query(
      `INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
       SELECT gen_random_uuid(), c.due, c.kind, c.id, 0
       FROM (SELECT id, k.kind, CASE WHEN k.kind IN ('timesheets', 'complete') THEN upper(during) ELSE lower(during) END
           - k.ahead * interval '1 millisecond' AS due
         FROM bookings.calls, unnest($3::text[], $4::bigint[]) AS k (kind, ahead)
         WHERE id = ANY($1::uuid[]) AND (k.kind <> 'time_missing' OR starts_at IS NULL)
           AND (k.kind <> 'not_arrived' OR starts_at IS NOT NULL)) c
       WHERE c.due > $2 AND NOT EXISTS (SELECT 1 FROM bookings.deadlines d
         WHERE d.subject_id = c.id AND d.kind = c.kind AND d.done_at IS NULL AND d.due_at = c.due)`,
      [
        ids,
        this.clock.now(),
        ['time_missing', 'not_arrived', 'forget_contacts', 'timesheets', 'complete', ...kinds],
        [72 * HOUR_MS, -notArrivedMs, -contactsMs, 0, -settledMs, ...kinds.map((kind) => callAheadMs[kind])],
      ],
    );
  }

  async removeCalls(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM bookings.role_calls WHERE call_id = ANY($1::uuid[])', [ids]);
    await this.database.query(
      'UPDATE bookings.calls SET removed_at = $2, version = version + 1 WHERE id = ANY($1::uuid[])',
      [ids, this.clock.now()],
    );
  }

  /** Ids of the bookings that take any of these calls, of one role or of all. */
  async bookedOn(callIds: readonly string[], roleId: string | null): Promise<string[]> {
    const rows = await this.database.query<{ booking_id: string }>(
      `SELECT DISTINCT m.booking_id FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id
       WHERE m.call_id = ANY($1::uuid[]) AND m.state = 'confirmed' AND ($2::uuid IS NULL OR b.role_id = $2)
       ORDER BY m.booking_id`,
      [callIds, roleId],
    );
    return rows.map(({ booking_id }) => booking_id);
  }
}
