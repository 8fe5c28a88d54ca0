import { offsetOf, type Page } from '@crewcall/contracts-core';
import type { ModerationCase, ModerationDecision } from '@crewcall/contracts-admin';
import type { CaseQueryDto } from '@crewcall/contracts-admin/dto';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** As it is stored: names are looked up when it is read. */
export type CaseRow = Omit<ModerationCase, 'person_name' | 'reporter_name' | 'status' | 'created_at' | 'decided_at'> & {
  created_at: Date;
  decided_at: Date | null;
};

export type NewCase = Omit<CaseRow, 'decision' | 'note' | 'decided_at'>;

const filter = `($1::text IS NULL OR (decided_at IS NULL) = ($1 = 'open'))`;

/** So many reports of one person can wait at a time: one cannot bury those of every other user. */
const OPEN_CASES_OF_ONE = 50;

@Injectable()
export class CaseRepository {
  constructor(private readonly database: Database) {}

  /** Nothing new: a second report of the same by a user whose first still waits, or one more of very many. */
  async addCase({ id, kind, target_id, reason, snapshot, person_id, reporter_id, created_at }: NewCase): Promise<void> {
    await this.database.query(
      `INSERT INTO moderation_cases (id, kind, target_id, reason, snapshot, person_id, reporter_id, created_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8
       WHERE (SELECT count(*) FROM moderation_cases WHERE reporter_id = $7 AND decided_at IS NULL) < $9
       ON CONFLICT DO NOTHING`,
      [id, kind, target_id, reason, snapshot, person_id, reporter_id, created_at, OPEN_CASES_OF_ONE],
    );
  }

  /** Who waits longest comes first; what is decided, newest first. */
  async pageOfCases(query: CaseQueryDto): Promise<Page<CaseRow>> {
    const status = query.status ?? null;
    const order = status === 'open' ? 'created_at, id' : 'created_at DESC, id DESC';
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM moderation_cases WHERE ${filter}`,
      [status],
    );
    const items = await this.database.query<CaseRow>(
      `SELECT * FROM moderation_cases WHERE ${filter} ORDER BY ${order} LIMIT $2 OFFSET $3`,
      [status, query.page_size, offsetOf(query)],
    );
    return { items, total: counted?.total ?? 0 };
  }

  async lockCase(id: string): Promise<CaseRow | null> {
    const [row] = await this.database.query<CaseRow>('SELECT * FROM moderation_cases WHERE id = $1 FOR UPDATE', [id]);
    return row ?? null;
  }

  async decideCase(id: string, decision: ModerationDecision, note: string | null): Promise<void> {
    await this.database.query(
      'UPDATE moderation_cases SET decision = $2, note = $3, decided_at = now() WHERE id = $1',
      [id, decision, note],
    );
  }

  async closeDispute(bookingId: string): Promise<void> {
    await this.database.query(
      `UPDATE moderation_cases SET decision = 'dismissed', note = $2, decided_at = now()
       WHERE kind = 'booking' AND target_id = $1 AND decided_at IS NULL`,
      [bookingId, 'The company took it back.'],
    );
  }

  /** What a user wrote goes with them; that it was reported and decided stays. */
  async forgetUser(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE moderation_cases SET person_id = NULL, snapshot = '', decision = coalesce(decision, 'dismissed'),
         decided_at = coalesce(decided_at, now()) WHERE person_id = $1`,
      [userId],
    );
    await this.database.query('UPDATE moderation_cases SET reporter_id = NULL WHERE reporter_id = $1', [userId]);
  }
}
