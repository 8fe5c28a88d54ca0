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

@Injectable()
export class PersonRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'people', key: 'id', deletedAt: 'deleted_at', takesSameVersion: true });
  }

  findById(id: string): Promise<PersonEntity | null> {
    return this.database.of(PersonEntity).findOneBy({ id });
  }

  findAll(ids: readonly string[]): Promise<PersonEntity[]> {
    return this.database.of(PersonEntity).findBy({ id: In(ids) });
  }

  /** Until the transaction ends none of them leaves: what is written of them meanwhile is found when they do. */
  holdAll(ids: readonly string[]): Promise<PersonEntity[]> {
    return this.database.of(PersonEntity).find({
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const people = await this.holdAll(ids);
    return new Map(
      people.flatMap(({ id, displayName }): [string, string][] => (displayName ? [[id, displayName]] : [])),
    );
  }

  async isHeldHere(id: string): Promise<boolean> {
    const [person] = await this.holdAll([id]);
    return !person?.deletedAt;
  }

  /** A new account: it has no name yet, and one that was heard of before keeps what is known. */
  async introduce(id: string, role: Role, email: string): Promise<void> {
    await this.saveLasting(id, { email }, { role });
  }

  async verify(id: string): Promise<void> {
    await this.saveLasting(id, { is_verified: true });
  }

  async remember({ id, role, displayName, isMailEnabled, version }: PersonFacts): Promise<void> {
    await this.saveNewer(id, version, { role, display_name: displayName, is_mail_enabled: isMailEnabled });
  }

  async forget(id: string): Promise<void> {
    await this.markDeleted(id, { role: null, display_name: null, email: null });
  }
}
