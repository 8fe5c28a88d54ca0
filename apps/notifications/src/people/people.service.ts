import type { Role } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { type PersonFacts, PersonRepository } from './person.repository.js';

/** The few things this service knows of people, as identity tells them. */
@Injectable()
export class PeopleService {
  constructor(private readonly people: PersonRepository) {}

  introduce(id: string, role: Role): Promise<void> {
    return this.people.introduce(id, role);
  }

  remember(facts: PersonFacts): Promise<void> {
    return this.people.remember(facts);
  }

  forget(id: string): Promise<void> {
    return this.people.forget(id);
  }

  /** Nothing for those whose name is not known here yet. */
  namesOf(ids: string[]): Promise<Map<string, string>> {
    return this.people.namesOf(ids);
  }

  /** Somebody never heard of is taken to be there. */
  async standingOf(id: string): Promise<{ role: Role | null; isGone: boolean }> {
    const person = await this.people.findById(id);
    return { role: person?.role ?? null, isGone: Boolean(person?.deletedAt) };
  }
}
