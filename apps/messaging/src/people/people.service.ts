import type { Role } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import type { PersonEntity } from './person.entity.js';
import { type PersonFacts, PersonRepository } from './person.repository.js';

/** The few things this service knows of people, as identity tells them. */
@Injectable()
export class PeopleService {
  constructor(private readonly people: PersonRepository) {}

  findPerson(id: string): Promise<PersonEntity | null> {
    return this.people.findPerson(id);
  }

  rememberPerson(facts: PersonFacts): Promise<void> {
    return this.people.rememberPerson(facts);
  }

  introducePerson(id: string, role: Role, email: string): Promise<void> {
    return this.people.keepEmail(id, role, email);
  }

  standingChanged(id: string, version: number, isSuspended: boolean): Promise<void> {
    return this.people.saveStanding(id, version, isSuspended);
  }

  forgetPerson(id: string, role: Role): Promise<void> {
    return this.people.forgetPerson(id, role);
  }
}
