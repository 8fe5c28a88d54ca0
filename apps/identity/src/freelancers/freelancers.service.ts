import type { FreelancerProfile, SaveFreelancerProfileRequest } from '@crewcall/contracts-identity';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { AccessDeniedError, type Actor, assertSubject } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { mayBeShown, mayEdit } from '../profiles/profile.policy.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { CrewIndexService } from './crew-index.service.js';
import { buildFreelancerProfile } from './freelancer-profile.factory.js';
import type { FreelancerProfileEntity } from './freelancer-profile.entity.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';
import { freelancerFacts, presentFreelancer } from './freelancer.presenter.js';
import { applyFields, applyNames } from './freelancer.rules.js';

@Injectable()
export class FreelancersService {
  constructor(
    private readonly profiles: FreelancerProfileRepository,
    private readonly users: UserRepository,
    private readonly userChanges: UserChangesService,
    private readonly crewIndex: CrewIndexService,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** A hidden profile, or one of a person who changed sides, is as missing as one that never was. */
  async one(actor: Actor | null, userId: string): Promise<FreelancerProfile> {
    const user = await this.users.findById(userId);
    const profile = user && (await this.profiles.findByUser(user.id));
    if (!profile || !mayBeShown(actor, user, 'freelancer')) throw new ProfileMissingError();
    return presentFreelancer(user, profile);
  }

  create(actor: Actor, request: SaveFreelancerProfileRequest): Promise<FreelancerProfile> {
    assertSubject(actor, request.user_id);
    return this.transactions.run(async () => {
      const user = await this.userChanges.apply(actor.id, (current) => applyNames(current, request));
      const profile = buildFreelancerProfile({ userId: actor.id });
      applyFields(profile, request);
      await this.profiles.add(profile);
      return this.finish(user, profile);
    });
  }

  update(actor: Actor, userId: string, request: SaveFreelancerProfileRequest): Promise<FreelancerProfile> {
    if (!mayEdit(actor, userId)) throw new AccessDeniedError();
    assertSubject(actor, request.user_id);
    return this.transactions.run(async () => {
      // The account first, always: whoever else changes both takes them in this order.
      const user = await this.userChanges.apply(userId, (current) => applyNames(current, request));
      const profile = await this.profiles.findByUserForUpdate(userId);
      if (!profile) throw new ProfileMissingError();
      applyFields(profile, request);
      profile.version += 1;
      return this.finish(user, await this.profiles.save(profile));
    });
  }

  private async finish(user: UserEntity, profile: FreelancerProfileEntity): Promise<FreelancerProfile> {
    await this.crewIndex.refresh(user);
    const payload = freelancerFacts(user, profile);
    await this.events.publish(profileChanged, { subjectId: user.id, version: profile.version, payload });
    return presentFreelancer(user, profile);
  }
}
