import type { Role } from '@crewcall/contracts-core';
import { Database, Projection } from '@crewcall/platform-database';
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

/** Notices say newer ones; more are only there where a user changes names for the sake of it. */
const MOST_FORMER_NAMES = 20;

@Injectable()
export class PersonRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'people', key: 'id', deletedAt: 'deleted_at', takesSameVersion: true });
  }

  findPerson(id: string): Promise<PersonEntity | null> {
    return this.database.of(PersonEntity).findOneBy({ id });
  }

  findPeople(ids: readonly string[]): Promise<PersonEntity[]> {
    return this.database.of(PersonEntity).findBy({ id: In(ids) });
  }

  /** Until the transaction ends none of them leaves: what is written of them meanwhile is found when they do. */
  holdPeople(ids: readonly string[]): Promise<PersonEntity[]> {
    return this.database.of(PersonEntity).find({
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const people = await this.holdPeople(ids);
    return new Map(
      people.flatMap(({ id, displayName }): [string, string][] => (displayName ? [[id, displayName]] : [])),
    );
  }

  /** Their name and those before it; until the transaction ends they get no other. */
  async allNamesOf(id: string): Promise<string[]> {
    const [person] = await this.holdPeople([id]);
    return person ? [...(person.displayName ? [person.displayName] : []), ...person.formerNames] : [];
  }

  async isHeldHere(id: string): Promise<boolean> {
    const [person] = await this.holdPeople([id]);
    return !person?.deletedAt;
  }

  /** A new account: it has no name yet, and one that was heard of before keeps what is known. */
  async introducePerson(id: string, role: Role, email: string): Promise<void> {
    await this.saveLasting(id, { email }, { role });
  }

  async verifyPerson(id: string): Promise<void> {
    await this.saveLasting(id, { is_verified: true });
  }

  async rememberPerson({ id, role, displayName, isMailEnabled, version }: PersonFacts): Promise<void> {
    await this.database.query(
      `UPDATE people SET former_names = (display_name || array_remove(former_names, display_name))[1:${MOST_FORMER_NAMES}]
       WHERE id = $1 AND version <= $2 AND deleted_at IS NULL AND display_name <> coalesce($3, '')`,
      [id, version, displayName],
    );
    await this.saveNewer(id, version, { role, display_name: displayName, is_mail_enabled: isMailEnabled });
  }

  async forgetPerson(id: string): Promise<void> {
    await this.markDeleted(id, { role: null, display_name: null, former_names: [], email: null });
  }
}
