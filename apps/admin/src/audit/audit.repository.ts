import { isRecordId, offsetOf, type Page } from '@crewcall/contracts-core';
import type { AuditEntry } from '@crewcall/contracts-admin';
import type { AuditQueryDto } from '@crewcall/contracts-admin/dto';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** As it is stored: without names, which are looked up when it is read. */
export type AuditRow = Omit<AuditEntry, 'actor_name' | 'subject_name' | 'at'> & { at: Date };

/** Both days are London's, and both are included. */
const filters = `($1::text IS NULL OR deed ILIKE $1 OR reason ILIKE $1 OR actor_id = $2::uuid OR subject_id = $2::text)
  AND ($3::date IS NULL OR at >= $3::date::timestamp AT TIME ZONE 'Europe/London')
  AND ($4::date IS NULL OR at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/London')`;

/** The 31st of June is no day; nothing happened on it. */
const dayOf = (text: string | undefined): string | null => {
  const at = text ? new Date(`${text}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString().slice(0, 10) : null;
};

const given = ({ search, from, to }: AuditQueryDto): (string | null)[] => [
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
  isRecordId(search) ? search : null,
  dayOf(from),
  dayOf(to),
];

/** Only ever added to: the table itself refuses anything else. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** One entry per id, however often it is told. */
  async addAuditEntry({ id, at, actor_id, deed, subject_kind, subject_id, ...more }: AuditRow): Promise<void> {
    await this.database.query(
      `INSERT INTO audit_entries (id, at, actor_id, deed, subject_kind, subject_id, reason, address, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
      [
        id,
        at,
        actor_id,
        deed,
        subject_kind,
        subject_id,
        more.reason,
        more.address,
        JSON.stringify(more.before),
        JSON.stringify(more.after),
      ],
    );
  }

  async pageOfAuditEntries(query: AuditQueryDto): Promise<Page<AuditRow>> {
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM audit_entries WHERE ${filters}`,
      given(query),
    );
    return {
      items: await this.newestAuditEntries(query, query.page_size, offsetOf(query)),
      total: counted?.total ?? 0,
    };
  }

  newestAuditEntries(query: AuditQueryDto, limit: number, offset = 0): Promise<AuditRow[]> {
    return this.database.query<AuditRow>(
      `SELECT * FROM audit_entries WHERE ${filters} ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6`,
      [...given(query), limit, offset],
    );
  }
}
