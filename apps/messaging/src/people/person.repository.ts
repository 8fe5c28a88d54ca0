import { isRecordId, type Role } from '@crewcall/contracts-core';
import { Database, Projection } from '@crewcall/platform-database';
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
export class PersonRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'people', key: 'id', deletedAt: 'deleted_at', takesSameVersion: true });
  }

  async findPerson(id: string): Promise<PersonEntity | null> {
    return isRecordId(id) ? this.database.of(PersonEntity).findOneBy({ id }) : null;
  }

  async rememberPerson({ id, version, role, ...facts }: PersonFacts): Promise<void> {
    await this.saveNewer(id, version, {
      role,
      display_name: facts.displayName,
      first_name: facts.firstName,
      last_name: facts.lastName,
      company_name: facts.companyName,
      avatar_url: facts.avatarUrl,
      is_hidden: facts.isHidden,
    });
  }

  /** An address never changes. */
  async keepEmail(id: string, role: Role, email: string): Promise<void> {
    await this.saveLasting(id, { email }, { role });
  }

  async saveStanding(id: string, version: number, isSuspended: boolean): Promise<void> {
    await this.saveNewer(id, version, { is_suspended: isSuspended }, 'standing_version');
  }

  async forgetPerson(id: string, role: Role): Promise<void> {
    const names = { display_name: null, first_name: null, last_name: null, company_name: null };
    await this.markDeleted(id, { role, ...names, avatar_url: null, email: null });
  }
}
