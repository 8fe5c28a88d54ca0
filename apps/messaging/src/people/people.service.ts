import type { Role } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import type { PersonEntity } from './person.entity.js';
import { type PersonFacts, PersonRepository } from './person.repository.js';

/** The few things this service knows of people, as identity tells them. */
@Injectable()
export class PeopleService {
  constructor(private readonly people: PersonRepository) {}

  find(id: string): Promise<PersonEntity | null> {
    return this.people.find(id);
  }

  remember(facts: PersonFacts): Promise<void> {
    return this.people.remember(facts);
  }

  introduce(id: string, role: Role, email: string): Promise<void> {
    return this.people.keepEmail(id, role, email);
  }

  standingChanged(id: string, version: number, isSuspended: boolean): Promise<void> {
    return this.people.saveStanding(id, version, isSuspended);
  }

  forget(id: string, role: Role): Promise<void> {
    return this.people.forget(id, role);
  }
}
