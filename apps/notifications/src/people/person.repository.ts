import type { Role } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PersonEntity } from './person.entity.js';

export interface PersonFacts {
  id: string;
  role: Role;
  /** Null while they have not said how they are called. */
  displayName: string | null;
  isMailEnabled: boolean;
  version: number;
}

@Injectable()
export class PersonRepository {
  constructor(private readonly database: Database) {}

  findById(id: string): Promise<PersonEntity | null> {
    return this.database.of(PersonEntity).findOneBy({ id });
  }

  findAll(ids: readonly string[]): Promise<PersonEntity[]> {
    return this.database.of(PersonEntity).findBy({ id: In(ids) });
  }

  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const people = await this.findAll(ids);
    return new Map(
      people.flatMap(({ id, displayName }): [string, string][] => (displayName ? [[id, displayName]] : [])),
    );
  }

  /** A new account: it has no name yet, and one that was heard of before keeps what is known. */
  async introduce(id: string, role: Role, email: string): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, role, email) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET role = coalesce(p.role, excluded.role), email = excluded.email
       WHERE p.deleted_at IS NULL`,
      [id, role, email],
    );
  }

  /** Also before the registration is heard of. */
  async verify(id: string): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, is_verified) VALUES ($1, true)
       ON CONFLICT (id) DO UPDATE SET is_verified = true WHERE p.deleted_at IS NULL`,
      [id],
    );
  }

  /** Keeps the facts unless newer ones are known, or the person is gone: events may overtake one another. */
  async remember({ id, role, displayName, isMailEnabled, version }: PersonFacts): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, role, display_name, is_mail_enabled, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET role = excluded.role, display_name = excluded.display_name,
         is_mail_enabled = excluded.is_mail_enabled, version = excluded.version
       WHERE p.deleted_at IS NULL AND (p.role IS NULL OR p.version <= excluded.version)`,
      [id, role, displayName, isMailEnabled, version],
    );
  }

  /** Also for a user never heard of: the events about them may still be on their way. */
  async forget(id: string): Promise<void> {
    await this.database.query(
      `INSERT INTO people AS p (id, deleted_at) VALUES ($1, now())
       ON CONFLICT (id) DO UPDATE SET role = NULL, display_name = NULL, email = NULL, deleted_at = coalesce(p.deleted_at, now())`,
      [id],
    );
  }
}
