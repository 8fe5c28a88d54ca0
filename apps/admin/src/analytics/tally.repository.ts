import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { SubjectEntity } from './subject.entity.js';
import type { FactsByKind, SubjectKind } from './tally.rules.js';

export interface StoredSubject {
  kind: SubjectKind;
  id: string;
  facts: FactsByKind[SubjectKind];
}

@Injectable()
export class TallyRepository {
  constructor(private readonly database: Database) {}

  /** Holds the subject until the transaction ends, also one never heard of. */
  async lockFacts<K extends SubjectKind>(kind: K, id: string): Promise<FactsByKind[K]> {
    const [row] = await this.database.query<{ facts: FactsByKind[K] }>(
      `INSERT INTO subjects (kind, id) VALUES ($1, $2)
       ON CONFLICT (kind, id) DO UPDATE SET kind = excluded.kind RETURNING facts`,
      [kind, id],
    );
    return row?.facts ?? {};
  }

  async keepFacts(kind: SubjectKind, id: string, facts: object): Promise<void> {
    await this.database.of(SubjectEntity).update({ kind, id }, { facts });
  }

  /** In the order given, which must be the same for every caller: two transactions then wait for one another, no more. */
  async moveCounters(moves: [counter: string, by: number][]): Promise<void> {
    for (const [counter, by] of moves) {
      const [metric, month = ''] = counter.split(':');
      await this.database.query(
        // Postgres checks the row it will not insert too, so that one must not be negative.
        `INSERT INTO counters AS c (metric, month, value) VALUES ($1, $2, greatest($3::bigint, 0))
         ON CONFLICT (metric, month) DO UPDATE SET value = c.value + $3::bigint`,
        [metric, month, by],
      );
    }
  }

  async wantsMail(userId: string): Promise<boolean> {
    const [row] = await this.database.query<{ wants: boolean | null }>(
      `SELECT (facts ->> 'wantsMail')::boolean AS wants FROM subjects WHERE kind = 'user' AND id = $1`,
      [userId],
    );
    return row?.wants ?? true;
  }

  async isAdmin(userId: string): Promise<boolean> {
    const found = await this.database.query(
      `SELECT 1 FROM subjects WHERE kind = 'user' AND id = $1 AND facts ->> 'role' = 'admin'`,
      [userId],
    );
    return found.length > 0;
  }

  async countersOf(months: string[]): Promise<{ metric: string; month: string; value: number }[]> {
    return this.database.query('SELECT metric, month, value::float8 AS value FROM counters WHERE month = ANY($1)', [
      months,
    ]);
  }

  /** No other transaction changes a subject until this one ends. */
  async holdSubjects(): Promise<void> {
    await this.database.query('LOCK TABLE subjects IN EXCLUSIVE MODE');
  }

  subjectsAfter(last: { kind: string; id: string } | null, limit: number): Promise<StoredSubject[]> {
    return this.database.query<StoredSubject>(
      `SELECT kind, id, facts FROM subjects WHERE $1::text IS NULL OR (kind, id) > ($1, $2::uuid)
       ORDER BY kind, id LIMIT $3`,
      [last?.kind ?? null, last?.id ?? null, limit],
    );
  }

  async clearCounters(): Promise<void> {
    await this.database.query('DELETE FROM counters');
  }

  /** Of all time and of the month. */
  async countersFor(month: string): Promise<Map<string, number>> {
    const rows = await this.database.query<{ metric: string; month: string; value: string }>(
      "SELECT metric, month, value FROM counters WHERE month IN ('', $1)",
      [month],
    );
    return new Map(rows.map((row) => [row.month ? `${row.metric}:month` : row.metric, Number(row.value)]));
  }

  /** Names of those who are still there and have one. */
  async namesOf(userIds: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; name: string }>(
      "SELECT id, facts->>'name' AS name FROM subjects WHERE kind = 'user' AND id = ANY($1::uuid[]) AND facts->>'name' IS NOT NULL",
      [userIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
