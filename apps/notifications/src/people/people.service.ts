import type { Role } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { type PersonFacts, PersonRepository } from './person.repository.js';

export interface Standing {
  role: Role | null;
  isGone: boolean;
}

export const deletedNames = { recruiter: '[Deleted Company]', freelancer: '[Deleted Freelancer]' } as const;

const unheardOf: Standing = { role: null, isGone: false };

/** The few things this service knows of people, as identity tells them. */
@Injectable()
export class PeopleService {
  constructor(private readonly people: PersonRepository) {}

  introducePerson(id: string, role: Role, email: string): Promise<void> {
    return this.people.introducePerson(id, role, email);
  }

  verifyPerson(id: string): Promise<void> {
    return this.people.verifyPerson(id);
  }

  rememberPerson(facts: PersonFacts): Promise<void> {
    return this.people.rememberPerson(facts);
  }

  forgetPerson(id: string): Promise<void> {
    return this.people.forgetPerson(id);
  }

  /** Nothing for those whose name is not known here yet. Until the transaction ends they do not leave. */
  namesOf(ids: string[]): Promise<Map<string, string>> {
    return this.people.namesOf(ids);
  }

  /** As others may have been told of them, the newest first. */
  allNamesOf(id: string): Promise<string[]> {
    return this.people.allNamesOf(id);
  }

  /** How both sides are called, which is as deleted where they left. */
  async partiesOf(ids: {
    recruiter_id: string;
    freelancer_id: string;
  }): Promise<{ company?: string; freelancer?: string }> {
    const known = await this.people.holdPeople([ids.recruiter_id, ids.freelancer_id]);
    const nameOf = (id: string, whenGone: string): string | undefined => {
      const person = known.find((one) => one.id === id);
      return person?.deletedAt ? whenGone : (person?.displayName ?? undefined);
    };
    return {
      company: nameOf(ids.recruiter_id, deletedNames.recruiter),
      freelancer: nameOf(ids.freelancer_id, deletedNames.freelancer),
    };
  }

  /** As an event names a company, unless it left before the event came. */
  async companyName(id: string, told: string): Promise<string> {
    return (await this.people.isHeldHere(id)) ? told : deletedNames.recruiter;
  }

  /** Null for those who want no mail, and for addresses that no user has proven to be theirs. */
  async mailboxOf(id: string): Promise<string | null> {
    const person = await this.people.findPerson(id);
    return person?.isVerified && person.isMailEnabled ? person.email : null;
  }

  async standingOf(id: string): Promise<Standing> {
    const standings = await this.standingsOf([id]);
    return standings.get(id) ?? unheardOf;
  }

  /** Of each of them. A user never heard of is taken to be there. */
  async standingsOf(ids: readonly string[]): Promise<Map<string, Standing>> {
    const known = new Map((await this.people.findPeople(ids)).map((person) => [person.id, person]));
    return new Map(
      ids.map((id) => {
        const person = known.get(id);
        return [id, person ? { role: person.role, isGone: Boolean(person.deletedAt) } : unheardOf];
      }),
    );
  }
}
