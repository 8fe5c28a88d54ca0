import { isCompleted } from '@crewcall/bookings-domain';
import type { CrewMark, CrewNote, CrewTag } from '@crewcall/contracts-bookings';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Completed bookings of the company `$1` and a person. */
export const TOGETHER = (person: string): string => `(SELECT count(*)::integer FROM bookings.bookings b
  WHERE b.recruiter_id = $1 AND b.freelancer_id = ${person} AND ${isCompleted('b')})`;

/** What a company keeps on single people. Every question names the company. */
@Injectable()
export class CrewMarkRepository {
  constructor(private readonly database: Database) {}

  /** A freelancer who is here, or with whom the company has or had something to do. */
  async canBeMarked(companyId: string, userId: string): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM people p WHERE p.user_id = $2 AND p.role = 'freelancer' AND p.deleted_at IS NULL
         AND (NOT (p.is_hidden OR p.is_suspended)
           OR EXISTS (SELECT 1 FROM applications a WHERE a.freelancer_id = $2 AND a.recruiter_id = $1)
           OR EXISTS (SELECT 1 FROM bookings.offers o WHERE o.freelancer_id = $2 AND o.recruiter_id = $1))`,
      [companyId, userId],
    );
    return rows.length > 0;
  }

  /** In the order asked for; who has no mark has empty ones. */
  marksOf(companyId: string, userIds: readonly string[]): Promise<CrewMark[]> {
    return this.database.prepared<CrewMark>(
      `SELECT asked.id AS user_id,
         ARRAY(SELECT l.list_id FROM bookings.crew_list_people l
           WHERE l.company_id = $1 AND l.freelancer_id = asked.id ORDER BY l.list_id) AS list_ids,
         ARRAY(SELECT t.tag FROM bookings.crew_tags t
           WHERE t.company_id = $1 AND t.freelancer_id = asked.id ORDER BY lower(t.tag)) AS tags,
         ${TOGETHER('asked.id')} AS together
       FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, place) ORDER BY asked.place`,
      [companyId, userIds],
    );
  }

  /** Newest first. */
  async notesOf(companyId: string, userId: string): Promise<CrewNote[]> {
    const rows = await this.database.prepared<Omit<CrewNote, 'created_at'> & { created_at: Date }>(
      `SELECT id, text, created_at FROM bookings.crew_notes WHERE company_id = $1 AND freelancer_id = $2
       ORDER BY id DESC`,
      [companyId, userId],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  async addNote(companyId: string, userId: string, text: string): Promise<void> {
    await this.database.query(
      'INSERT INTO bookings.crew_notes (company_id, freelancer_id, id, text) VALUES ($1, $2, $3, $4)',
      [companyId, userId, newId(), text],
    );
  }

  /** False when there is no such note. */
  async removeNote(companyId: string, userId: string, noteId: string): Promise<boolean> {
    const removed = await this.database.query<object>(
      `WITH gone AS (DELETE FROM bookings.crew_notes WHERE company_id = $1 AND freelancer_id = $2 AND id = $3 RETURNING 1)
       SELECT * FROM gone`,
      [companyId, userId, noteId],
    );
    return removed.length > 0;
  }

  async saveTags(companyId: string, userId: string, tags: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM bookings.crew_tags WHERE company_id = $1 AND freelancer_id = $2', [
      companyId,
      userId,
    ]);
    await this.database.query(
      `INSERT INTO bookings.crew_tags (company_id, freelancer_id, tag) SELECT $1, $2, tag FROM unnest($3::text[]) AS tag`,
      [companyId, userId, tags],
    );
  }

  /** Those used most first. */
  tagsOf(companyId: string): Promise<CrewTag[]> {
    return this.database.prepared<CrewTag>(
      `SELECT min(tag) AS tag, count(*)::integer AS people FROM bookings.crew_tags WHERE company_id = $1
       GROUP BY lower(tag) ORDER BY people DESC, lower(tag) LIMIT 200`,
      [companyId],
    );
  }

  /** For an account that goes: what it kept, and what was kept on it. */
  async removeAllOf(userId: string): Promise<void> {
    for (const table of ['crew_list_people', 'crew_notes', 'crew_tags'])
      await this.database.query(`DELETE FROM bookings.${table} WHERE company_id = $1 OR freelancer_id = $1`, [userId]);
    await this.database.query('DELETE FROM bookings.crew_lists WHERE company_id = $1', [userId]);
  }
}
