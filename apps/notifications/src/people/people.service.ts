import type { Role } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { type PersonFacts, PersonRepository } from './person.repository.js';

/** The few things this service knows of people, as identity tells them. */
@Injectable()
export class PeopleService {
  constructor(private readonly people: PersonRepository) {}

  introduce(id: string, role: Role, email: string): Promise<void> {
    return this.people.introduce(id, role, email);
  }

  verify(id: string): Promise<void> {
    return this.people.verify(id);
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

  /** Null for those who want no mail, and for addresses that nobody has proven to be theirs. */
  async mailboxOf(id: string): Promise<string | null> {
    const person = await this.people.findById(id);
    return person?.isVerified && person.isMailEnabled ? person.email : null;
  }

  /** Somebody never heard of is taken to be there. */
  async standingOf(id: string): Promise<{ role: Role | null; isGone: boolean }> {
    const person = await this.people.findById(id);
    return { role: person?.role ?? null, isGone: Boolean(person?.deletedAt) };
  }
}
