import { offsetOf, type Page } from '@crewcall/contracts-core';
import {
  type AdminUser,
  type AdminUserHistoryItem,
  administrationLimits,
  type UserStanding,
} from '@crewcall/contracts-identity';
import type { AdminUserQueryDto } from '@crewcall/contracts-identity/dto';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const standing = `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN u.suspended_at IS NOT NULL THEN 'suspended'
  WHEN u.email_verified_at IS NULL THEN 'unverified' ELSE 'active' END`;

const columns = `u.id, u.email, u.first_name, u.last_name, u.company_name, u.role,
  u.email_verified_at IS NOT NULL AS email_verified, ${standing} AS standing, u.created_at,
  CASE WHEN u.password_hash IS NOT NULL THEN 'email' ELSE coalesce(
    (SELECT provider FROM external_identities e WHERE e.user_id = u.id ORDER BY linked_at LIMIT 1), 'email'
  ) END AS auth_provider`;

/** The same expression as that of the index. */
const searched = `lower(u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' ||
  coalesce(u.company_name, ''))`;

const filters = `($1::text IS NULL OR ${searched} LIKE $1) AND ($2::text IS NULL OR u.role = $2)
  AND (CASE WHEN $3::text IS NULL THEN u.deleted_at IS NULL ELSE ${standing} = $3 END)`;

type Row = Omit<AdminUser, 'created_at' | 'standing'> & { created_at: Date; standing: UserStanding };

/** User text is text: no character of it means anything to LIKE. */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const present = (row: Row): AdminUser => ({ ...row, created_at: row.created_at.toISOString() });

/** Accounts as administrators look at them, the deleted among them. */
@Injectable()
export class UsersAdminRepository {
  constructor(private readonly database: Database) {}

  /** Of accounts that are not deleted, in the order of their ids. */
  async userIdsAfter(id: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM users WHERE deleted_at IS NULL AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT $2',
      [id, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Newest first. */
  async pageOfUsers(query: AdminUserQueryDto): Promise<Page<AdminUser>> {
    const given = [query.search ? containing(query.search) : null, query.role ?? null, query.standing ?? null];
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM users u WHERE ${filters}`,
      given,
    );
    const rows = await this.database.query<Row>(
      `SELECT ${columns} FROM users u WHERE ${filters} ORDER BY u.created_at DESC, u.id DESC LIMIT $4 OFFSET $5`,
      [...given, query.page_size, offsetOf(query)],
    );
    return { items: rows.map(present), total: counted?.total ?? 0 };
  }

  /** There are few; a hundred are the most that are listed. */
  async admins(): Promise<AdminUser[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${columns} FROM users u WHERE u.role = 'admin' AND u.deleted_at IS NULL ORDER BY u.created_at LIMIT 100`,
    );
    return rows.map(present);
  }

  async findUser(id: string): Promise<AdminUser | null> {
    const [row] = await this.database.query<Row>(`SELECT ${columns} FROM users u WHERE u.id = $1`, [id]);
    return row ? present(row) : null;
  }

  async historyOf(id: string): Promise<AdminUserHistoryItem[]> {
    const rows = await this.database.query<Omit<AdminUserHistoryItem, 'at'> & { at: Date }>(
      `SELECT id, what, facts ->> 'reason' AS reason, facts ->> 'by' AS by, at FROM account_audit
       WHERE user_id = $1 ORDER BY at DESC, id DESC LIMIT ${administrationLimits.historyMax}`,
      [id],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** Holds every administrator's row, so that the last two cannot be demoted, or leave, at the same moment. */
  async lockAdmins(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    );
    return rows.map(({ id }) => id);
  }

  /** What this administrator was before they became one, where it was written down. */
  async roleBefore(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ role: string | null }>(
      `SELECT facts -> 'before' ->> 'role' AS role FROM account_audit
       WHERE user_id = $1 AND what IN ('promoted', 'first-admin') ORDER BY at DESC LIMIT 1`,
      [id],
    );
    return row?.role ?? null;
  }
}
