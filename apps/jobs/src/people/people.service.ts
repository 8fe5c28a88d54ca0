import type { ProfileChangedPayload, UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { Injectable } from '@nestjs/common';
import { JobStandingService } from '../standing/job-standing.service.js';
import { PersonRepository } from './person.repository.js';

/** Keeps the copy of people up to date. Nothing here is told to anybody: identity owns these facts. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PersonRepository,
    private readonly jobs: JobStandingService,
  ) {}

  async accountChanged(userId: string, version: number, account: UserChangedPayload): Promise<void> {
    const { role, first_name, last_name, company_name } = account;
    const names = {
      firstName: first_name ?? null,
      lastName: last_name ?? null,
      companyName: company_name ?? null,
      isHidden: account.visibility === 'hidden',
    };
    await this.people.saveAccount(userId, version, { role, ...names });
    await this.followStanding(userId);
  }

  /** A company's profile has nothing that a job or an application shows. */
  async profileChanged(userId: string, version: number, profile: ProfileChangedPayload): Promise<void> {
    if (profile.kind !== 'freelancer') return;
    const { title, experience_years, availability } = profile;
    const card = {
      title: title ?? null,
      experienceYears: experience_years ?? null,
      availability: availability ?? null,
    };
    await this.people.saveCrewProfile(userId, version, card);
  }

  async standingChanged(userId: string, version: number, isSuspended: boolean): Promise<void> {
    await this.people.saveStanding(userId, version, isSuspended);
    await this.followStanding(userId);
  }

  async forget(userId: string): Promise<void> {
    await this.people.forget(userId);
  }

  /** By what is known now, not by what was just told: news arrives in any order. */
  private async followStanding(userId: string): Promise<void> {
    const standing = await this.people.findStanding(userId);
    if (standing) await this.jobs.follow(userId, standing);
  }
}
