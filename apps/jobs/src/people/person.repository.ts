import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { CompanyStanding } from '../standing/job-standing.rules.js';

export interface Account {
  role: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  isHidden?: boolean;
}

export interface CrewProfile {
  title: string | null;
  experienceYears: number | null;
  availability: string | null;
}

/**
 * What this service keeps of identity's people. Events arrive in any order, so every write names the version it
 * knows of and an older one changes nothing.
 */
@Injectable()
export class PersonRepository {
  constructor(private readonly database: Database) {}

  /** Null when the company has not named itself, or when nothing is known of the user yet. */
  async findCompanyName(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ company_name: string | null }>(
      'SELECT company_name FROM people WHERE user_id = $1 AND deleted_at IS NULL',
      [userId],
    );
    return row?.company_name?.trim() || null;
  }

  async findFirstName(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ first_name: string | null }>(
      'SELECT first_name FROM people WHERE user_id = $1 AND deleted_at IS NULL',
      [userId],
    );
    return row?.first_name ?? null;
  }

  /** A freelancer who is here and may be asked: unknown, hidden, suspended and deleted people are all the same. */
  async canBeAsked(userId: string): Promise<boolean> {
    const [row] = await this.database.query<{ can: boolean }>(
      `SELECT role = 'freelancer' AND NOT is_suspended AND NOT is_hidden AS can FROM people
       WHERE user_id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    return row?.can ?? false;
  }

  /** Their account was deleted; somebody of whom nothing is known yet is not gone. */
  async isGone(userId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM people WHERE user_id = $1 AND deleted_at IS NOT NULL';
    return (await this.database.query<object>(sql, [userId])).length > 0;
  }

  /** As a company; null when the account is gone. */
  async findStanding(userId: string): Promise<CompanyStanding | null> {
    const [row] = await this.database.query<{ role: string | null; is_suspended: boolean }>(
      'SELECT role, is_suspended FROM people WHERE user_id = $1 AND deleted_at IS NULL',
      [userId],
    );
    if (!row) return null;
    if (row.is_suspended) return 'suspended';
    return row.role === null || row.role === 'recruiter' ? 'open' : 'away';
  }

  async saveAccount(userId: string, version: number, account: Account): Promise<void> {
    const { role, firstName, lastName, companyName, isHidden = false } = account;
    await this.database.query(
      `INSERT INTO people AS p (user_id, role, first_name, last_name, company_name, account_version, is_hidden)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, first_name = excluded.first_name,
         last_name = excluded.last_name, company_name = excluded.company_name, account_version = excluded.account_version,
         is_hidden = excluded.is_hidden
       WHERE p.account_version < excluded.account_version AND p.deleted_at IS NULL`,
      [userId, role, firstName, lastName, companyName, version, isHidden],
    );
  }

  async saveCrewProfile(userId: string, version: number, profile: CrewProfile): Promise<void> {
    const { title, experienceYears, availability } = profile;
    await this.database.query(
      `INSERT INTO people AS p (user_id, title, experience_years, availability, profile_version)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET title = excluded.title, experience_years = excluded.experience_years,
         availability = excluded.availability, profile_version = excluded.profile_version
       WHERE p.profile_version < excluded.profile_version AND p.deleted_at IS NULL`,
      [userId, title, experienceYears, availability, version],
    );
  }

  async saveStanding(userId: string, version: number, isSuspended: boolean): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (user_id, is_suspended, standing_version) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
         SET is_suspended = excluded.is_suspended, standing_version = excluded.standing_version
       WHERE p.standing_version < excluded.standing_version AND p.deleted_at IS NULL`,
      [userId, isSuspended, version],
    );
  }

  /** For good: whatever still arrives about them is ignored. */
  async forget(userId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO people (user_id, deleted_at) VALUES ($1, now())
       ON CONFLICT (user_id) DO UPDATE SET deleted_at = now(), first_name = NULL, last_name = NULL,
         company_name = NULL, title = NULL, experience_years = NULL, availability = NULL`,
      [userId],
    );
  }
}
