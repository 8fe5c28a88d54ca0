import type { CompanyProfile, SaveCompanyProfileRequest } from '@crewcall/contracts-identity';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { AccessDeniedError, type Actor, assertSubject } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type PictureChange, PicturesService } from '../media/pictures.service.js';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { mayEdit } from '../profiles/profile.policy.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { CompanyProfileEntity } from './company-profile.entity.js';
import { buildCompanyProfile } from './company-profile.factory.js';
import { CompanyProfileRepository } from './company-profile.repository.js';
import { companyFacts, presentCompany } from './company.presenter.js';
import { applyCompanyName, applyFields } from './company.rules.js';

@Injectable()
export class CompaniesService {
  constructor(
    private readonly profiles: CompanyProfileRepository,
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
    private readonly pictures: PicturesService,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** A hidden profile, or one of a person who changed sides, is as missing as one that never was. */
  async getCompany(actor: Actor | null, userId: string): Promise<CompanyProfile> {
    const user = await this.users.findShown(actor, userId, 'recruiter');
    const profile = user && (await this.profiles.findCompanyProfileByUser(user.id));
    if (!profile) throw new ProfileMissingError();
    return presentCompany(user, profile, { withPhone: actor?.id === user.id || actor?.role === 'admin' });
  }

  async createCompany(actor: Actor, request: SaveCompanyProfileRequest): Promise<CompanyProfile> {
    assertSubject(actor, request.user_id);
    const logo = await this.prepareLogo(actor, request);
    return this.transactions.run(async () => {
      const user = await this.saveAccount(actor.id, request, logo);
      const profile = buildCompanyProfile({ userId: actor.id });
      applyFields(profile, request);
      await this.profiles.addCompanyProfile(profile);
      return this.finish(user, profile);
    });
  }

  async updateCompany(actor: Actor, userId: string, request: SaveCompanyProfileRequest): Promise<CompanyProfile> {
    if (!mayEdit(actor, userId)) throw new AccessDeniedError();
    assertSubject(actor, request.user_id);
    const logo = await this.prepareLogo(actor, request);
    return this.transactions.run(async () => {
      // The account first, always: anyone else who changes both takes them in this order.
      const user = await this.saveAccount(userId, request, logo);
      const profile = await this.profiles.findCompanyProfileForUpdate(userId);
      if (!profile) throw new ProfileMissingError();
      applyFields(profile, request);
      profile.version += 1;
      return this.finish(user, await this.profiles.saveCompanyProfile(profile));
    });
  }

  private async prepareLogo(actor: Actor, { company_logo_url }: SaveCompanyProfileRequest): Promise<PictureChange> {
    if (!company_logo_url) return company_logo_url;
    const user = await this.users.findById(actor.id);
    return this.pictures.prepare(actor.id, 'logo', company_logo_url, user?.logoId ?? null);
  }

  /** Name and logo are the account's. */
  private async saveAccount(
    userId: string,
    request: SaveCompanyProfileRequest,
    logo: PictureChange,
  ): Promise<UserEntity> {
    let previous: string | null = null;
    const user = await this.userChanges.changeUser(userId, (current) => {
      applyCompanyName(current, request);
      previous = current.logoId;
      if (logo !== undefined) current.logoId = logo;
    });
    await this.pictures.settle(previous, logo);
    return user;
  }

  private async finish(user: UserEntity, profile: CompanyProfileEntity): Promise<CompanyProfile> {
    const payload = companyFacts(user, profile);
    await this.events.publish(profileChanged, { subjectId: user.id, version: profile.version, payload });
    return presentCompany(user, profile, { withPhone: true });
  }
}
