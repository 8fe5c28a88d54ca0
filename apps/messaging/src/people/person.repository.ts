import { isRecordId, type Role } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PersonEntity } from './person.entity.js';

export interface PersonFacts {
  id: string;
  role: Role;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  avatarUrl: string | null;
  isHidden: boolean;
  version: number;
}

@Injectable()
export class PersonRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<PersonEntity | null> {
    return isRecordId(id) ? this.database.of(PersonEntity).findOneBy({ id }) : null;
  }

  /** Keeps the facts unless newer ones are known, or the person is gone: events may overtake one another. */
  async remember({
    id,
    role,
    displayName,
    firstName,
    lastName,
    companyName,
    avatarUrl,
    isHidden,
    version,
  }: PersonFacts): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, role, display_name, first_name, last_name, company_name, avatar_url, is_hidden, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (id) DO UPDATE SET role = excluded.role, display_name = excluded.display_name,
         first_name = excluded.first_name, last_name = excluded.last_name, company_name = excluded.company_name,
         avatar_url = excluded.avatar_url, is_hidden = excluded.is_hidden, version = excluded.version
       WHERE p.deleted_at IS NULL AND p.version <= excluded.version`,
      [id, role, displayName, firstName, lastName, companyName, avatarUrl, isHidden, version],
    );
  }

  /** An address never changes; it may come before or after the other facts, and not for a user who is gone. */
  async keepEmail(id: string, role: Role, email: string): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, role, email) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email WHERE p.deleted_at IS NULL`,
      [id, role, email],
    );
  }

  async saveStanding(id: string, version: number, isSuspended: boolean): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, is_suspended, standing_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE
         SET is_suspended = excluded.is_suspended, standing_version = excluded.standing_version
       WHERE p.standing_version < excluded.standing_version AND p.deleted_at IS NULL`,
      [id, isSuspended, version],
    );
  }

  /** Names go, the mark stays; also for a user whose other events are still on their way. */
  async forget(id: string, role: Role): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, role, deleted_at) VALUES ($1, $2, now())
       ON CONFLICT (id) DO UPDATE SET role = excluded.role, display_name = NULL, first_name = NULL, last_name = NULL,
         company_name = NULL, avatar_url = NULL, email = NULL, deleted_at = coalesce(p.deleted_at, now())`,
      [id, role],
    );
  }
}
