import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { CompanyNameMissingError, CompanyNameNotOwnError } from './job.errors.js';

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Jobs are posted under the name of the company's own profile and under no other. */
@Injectable()
export class CompanyNameService {
  constructor(private readonly people: PeopleService) {}

  /**
   * The name of the profile, as it is written there.
   * @throws CompanyNameMissingError while the profile has none
   * @throws CompanyNameNotOwnError when another one was given
   */
  async nameFor(actor: Actor, given: string | null | undefined): Promise<string> {
    const name = await this.people.findCompanyName(actor.id);
    if (!name) throw new CompanyNameMissingError();
    if (given?.trim() && folded(given) !== folded(name)) throw new CompanyNameNotOwnError();
    return name;
  }
}
