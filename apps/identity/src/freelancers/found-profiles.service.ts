import { SITEMAP_PAGE_SIZE, slugOf } from '@crewcall/contracts-core';
import type { FreelancerProfile, NamedAddresses } from '@crewcall/contracts-identity';
import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { mayEdit } from '../profiles/profile.policy.js';
import { publicNameOfUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { FoundAddressRepository } from './found-address.repository.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';
import { FreelancersService } from './freelancers.service.js';

/** Profiles that search engines may find, each by an address with its owner's name; off until the owner wants it. */
@Injectable()
export class FoundProfilesService {
  constructor(
    private readonly profiles: FreelancerProfileRepository,
    private readonly users: UsersService,
    private readonly freelancers: FreelancersService,
    private readonly addresses: FoundAddressRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Turned off, the address is gone at once; turned on again, it is made anew of the name as it is then. */
  async allow(actor: Actor, userId: string, isIndexed: boolean): Promise<FreelancerProfile> {
    if (!mayEdit(actor, userId)) throw new AccessDeniedError();
    await this.transactions.run(async () => {
      const user = await this.users.findById(userId);
      const profile = await this.profiles.findFreelancerProfileForUpdate(userId);
      if (!user || !profile) throw new ProfileMissingError();
      if (isIndexed === (profile.publicSlug !== null)) return;
      const name = slugOf(publicNameOfUser(user)) || 'crew';
      profile.publicSlug = isIndexed ? await this.profiles.takeFreeSlug(name) : null;
      await this.profiles.saveFreelancerProfile(profile);
    });
    return this.freelancers.getFreelancer(actor, userId);
  }

  /** For search engines, a page of them. */
  listAddresses(page: number): Promise<NamedAddresses> {
    return this.addresses.findAddresses({ limit: SITEMAP_PAGE_SIZE, offset: (page - 1) * SITEMAP_PAGE_SIZE });
  }

  /** @throws ProfileMissingError where it is no address, or the profile is shown to this reader no more */
  async named(actor: Actor | null, slug: string): Promise<FreelancerProfile> {
    const profile = await this.profiles.findFreelancerProfileBySlug(slug);
    if (!profile) throw new ProfileMissingError();
    return this.freelancers.getFreelancer(actor, profile.userId);
  }
}
