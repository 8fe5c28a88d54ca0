import { isCrewHere, notBlocked } from '@crewcall/bookings-domain';
import { rescueLimits } from '@crewcall/contracts-bookings';
import { Database, Projection } from '@crewcall/platform-database';
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
  location: string | null;
  skills: string[];
  reachMiles: number;
  /** Of the town: no home is found by it. */
  point: { lat: number; lon: number } | null;
}

const nowhere = { skills: [], location: null, lat: null, lon: null, reach_miles: rescueLimits.reach };
const untold = { tickets: '[]' };

/** What this service keeps of identity's people. */
@Injectable()
export class PersonRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'people', key: 'user_id', deletedAt: 'deleted_at' });
  }

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

  /** A freelancer who is here and may be asked by the other: unknown, hidden, suspended, deleted and blocked people are all the same. */
  async canBeAsked(userId: string, byId: string): Promise<boolean> {
    return (await this.askableAmong([userId], byId)).has(userId);
  }

  /** As `canBeAsked`, of many at once: what keeps one person and one company apart belongs in both. */
  async askableAmong(userIds: readonly string[], byId: string): Promise<Set<string>> {
    const rows = await this.database.prepared<{ user_id: string }>(
      `SELECT p.user_id FROM people p
       WHERE p.user_id = ANY($1::uuid[]) AND ${isCrewHere('p')} AND ${notBlocked('p.user_id', '$2::uuid')}`,
      [userIds, byId],
    );
    return new Set(rows.map(({ user_id }) => user_id));
  }

  /** Their account was deleted; a user of whom nothing is known yet is not gone. */
  async isGone(userId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM people WHERE user_id = $1 AND deleted_at IS NOT NULL';
    return (await this.database.query<object>(sql, [userId])).length > 0;
  }

  /** Null when nothing is known of it, or the account is gone. */
  async findRole(userId: string): Promise<string | null> {
    const sql = 'SELECT role FROM people WHERE user_id = $1 AND deleted_at IS NULL';
    const [row] = await this.database.query<{ role: string | null }>(sql, [userId]);
    return row?.role ?? null;
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
    const names = { first_name: firstName, last_name: lastName, company_name: companyName };
    await this.saveNewer(userId, version, { role, ...names, is_hidden: isHidden }, 'account_version');
  }

  async saveCrewProfile(userId: string, version: number, profile: CrewProfile): Promise<void> {
    const { title, experienceYears, availability, location, skills, point, reachMiles } = profile;
    const place = { location, lat: point?.lat ?? null, lon: point?.lon ?? null };
    const facts = { title, experience_years: experienceYears, availability, skills, reach_miles: reachMiles, ...place };
    await this.saveNewer(userId, version, facts, 'profile_version');
  }

  async saveStanding(userId: string, version: number, isSuspended: boolean): Promise<void> {
    await this.saveNewer(userId, version, { is_suspended: isSuspended }, 'standing_version');
  }

  async forgetPerson(userId: string): Promise<void> {
    const names = { first_name: null, last_name: null, company_name: null };
    await this.markDeleted(userId, {
      ...names,
      title: null,
      experience_years: null,
      availability: null,
      ...nowhere,
      ...untold,
    });
  }
}
