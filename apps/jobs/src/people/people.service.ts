import { rescueLimits } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import type { ProfileChangedPayload, UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { FeedsService } from '../feeds/feeds.service.js';
import { JobStandingService } from '../standing/job-standing.service.js';
import { type BlockChange, BlockedPeopleRepository } from './blocked-people.repository.js';
import { PersonRepository } from './person.repository.js';

/** The copy of people, kept up to date and asked by other features. Nothing here is published: identity owns these facts. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PersonRepository,
    private readonly jobs: JobStandingService,
    private readonly blocked: BlockedPeopleRepository,
    private readonly feeds: FeedsService,
    private readonly transactions: Transactions,
  ) {}

  /** Null when the company has not named itself, or when nothing is known of the user yet. */
  findCompanyName(userId: string): Promise<string | null> {
    return this.people.findCompanyName(userId);
  }

  findFirstName(userId: string): Promise<string | null> {
    return this.people.findFirstName(userId);
  }

  /** A freelancer who is here and may be asked: unknown, hidden, suspended and deleted people are all the same. */
  canBeAsked(userId: string, byId: string): Promise<boolean> {
    return this.people.canBeAsked(userId, byId);
  }

  /** Who wants nothing from whom is kept apart from then on. */
  blockChanged(change: BlockChange): Promise<void> {
    return this.blocked.saveBlock(change);
  }

  /** With whom they do not meet; null without any. Visitors blocked no user: nothing is looked up for them. */
  async apartFrom(actor: Actor | null): Promise<string[] | null> {
    const apart = actor ? await this.blocked.apartFrom(actor.id) : [];
    return apart.length ? apart : null;
  }

  /** Of these, those whom the company may ask: as `canBeAsked`, for many at once. */
  askableAmong(userIds: readonly string[], byId: string): Promise<Set<string>> {
    return this.people.askableAmong(userIds, byId);
  }

  /** Their account was deleted; a person of whom nothing is known yet is not gone. */
  isGone(userId: string): Promise<boolean> {
    return this.people.isGone(userId);
  }

  async accountChanged(userId: string, version: number, account: UserChangedPayload): Promise<void> {
    const { role, first_name, last_name, company_name } = account;
    const names = {
      firstName: first_name ?? null,
      lastName: last_name ?? null,
      companyName: company_name ?? null,
      isHidden: account.visibility === 'hidden',
    };
    await this.transactions.run(async () => {
      await this.people.saveAccount(userId, version, { role, ...names });
      // By what is known now: this may be told late.
      const known = await this.people.findRole(userId);
      if (known !== null) await this.feeds.followRole(userId, known);
    });
    await this.followStanding(userId);
  }

  /** A company's profile has nothing that a job or an application shows. */
  async profileChanged(userId: string, version: number, profile: ProfileChangedPayload): Promise<void> {
    if (profile.kind !== 'freelancer') return;
    const { title, experience_years, availability, location, skills, lat, lon, reach_miles } = profile;
    const card = {
      title: title ?? null,
      experienceYears: experience_years ?? null,
      availability: availability ?? null,
      location: location ?? null,
      skills: skills ?? [],
      reachMiles: reach_miles ?? rescueLimits.reach,
      point: lat === undefined || lat === null || lon === undefined || lon === null ? null : { lat, lon },
    };
    await this.people.saveCrewProfile(userId, version, card);
  }

  async standingChanged(userId: string, version: number, isSuspended: boolean): Promise<void> {
    await this.people.saveStanding(userId, version, isSuspended);
    await this.followStanding(userId);
  }

  async forgetPerson(userId: string): Promise<void> {
    await this.people.forgetPerson(userId);
  }

  /** By what is known now, not by what was just told: events arrive in any order. */
  private async followStanding(userId: string): Promise<void> {
    const standing = await this.people.findStanding(userId);
    if (standing) await this.jobs.followStanding(userId, standing);
  }
}
