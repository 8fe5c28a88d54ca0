import type { FreelancerProfile, SaveFreelancerProfileRequest } from '@crewcall/contracts-identity';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { AccessDeniedError, type Actor, assertSubject } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { presentCv } from '../cv/cv.presenter.js';
import { StoredCvsService } from '../cv/stored-cvs.service.js';
import { type PictureChange, PicturesService } from '../media/pictures.service.js';
import { type TownPoint, TownPoints } from '../places/town-points.service.js';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { mayEdit } from '../profiles/profile.policy.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { CrewIndexService } from './crew-index.service.js';
import { buildFreelancerProfile } from './freelancer-profile.factory.js';
import type { FreelancerProfileEntity } from './freelancer-profile.entity.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';
import { freelancerFacts, presentFreelancer } from './freelancer.presenter.js';
import { applyFields, applyNames } from './freelancer.rules.js';
import { ProfileViewsService } from './profile-views.service.js';

@Injectable()
export class FreelancersService {
  constructor(
    private readonly profiles: FreelancerProfileRepository,
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
    private readonly pictures: PicturesService,
    private readonly cvs: StoredCvsService,
    private readonly views: ProfileViewsService,
    private readonly crewIndex: CrewIndexService,
    private readonly towns: TownPoints,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** A hidden profile, or one of a person who changed sides, is as missing as one that never was. */
  async getFreelancer(actor: Actor | null, userId: string): Promise<FreelancerProfile> {
    const user = await this.users.findShown(actor, userId, 'freelancer');
    const profile = user && (await this.profiles.findFreelancerProfileByUser(user.id));
    if (!profile) throw new ProfileMissingError();
    await this.views.recordView(actor, user.id);
    return presentFreelancer(user, profile, presentCv(actor, user.id, await this.cvs.findByUser(user.id)));
  }

  async createFreelancer(actor: Actor, request: SaveFreelancerProfileRequest): Promise<FreelancerProfile> {
    assertSubject(actor, request.user_id);
    const photo = await this.preparePhoto(actor, request);
    const point = await this.towns.pointOf(request.location);
    return this.transactions.run(async () => {
      const user = await this.saveAccount(actor.id, request, photo);
      const profile = buildFreelancerProfile({ userId: actor.id });
      applyFields(profile, request);
      await this.profiles.addFreelancerProfile(profile);
      // A user may have been booked and rated before there was a profile to show it on.
      await this.profiles.takeRating(user.id);
      await this.profiles.takeRecentProjects(user.id);
      return this.finish(actor, user, (await this.profiles.findFreelancerProfileByUser(user.id)) ?? profile, point);
    });
  }

  async updateFreelancer(
    actor: Actor,
    userId: string,
    request: SaveFreelancerProfileRequest,
  ): Promise<FreelancerProfile> {
    if (!mayEdit(actor, userId)) throw new AccessDeniedError();
    assertSubject(actor, request.user_id);
    const photo = await this.preparePhoto(actor, request);
    const point = await this.pointAfter(userId, request);
    return this.transactions.run(async () => {
      // The account first, always: anyone else who changes both takes them in this order.
      const user = await this.saveAccount(userId, request, photo);
      const profile = await this.profiles.findFreelancerProfileForUpdate(userId);
      if (!profile) throw new ProfileMissingError();
      applyFields(profile, request);
      profile.version += 1;
      return this.finish(actor, user, await this.profiles.saveFreelancerProfile(profile), point);
    });
  }

  /** Published once more as it is, for services that began to keep a fact of it later. */
  async publishAgain(userId: string): Promise<void> {
    const [user, profile] = [
      await this.users.findById(userId),
      await this.profiles.findFreelancerProfileByUser(userId),
    ];
    if (!user || !profile) return;
    const payload = freelancerFacts(user, profile, await this.towns.pointOf(profile.location));
    await this.transactions.run(() =>
      this.events.publish(profileChanged, { subjectId: userId, version: profile.version, payload }),
    );
  }

  private async pointAfter(userId: string, { location }: SaveFreelancerProfileRequest): Promise<TownPoint | null> {
    return this.towns.pointOf(
      location === undefined ? (await this.profiles.findFreelancerProfileByUser(userId))?.location : location,
    );
  }

  private async preparePhoto(
    actor: Actor,
    { profile_photo_url }: SaveFreelancerProfileRequest,
  ): Promise<PictureChange> {
    if (!profile_photo_url) return profile_photo_url;
    const user = await this.users.findById(actor.id);
    return this.pictures.prepare(actor.id, 'photo', profile_photo_url, user?.photoId ?? null);
  }

  /** Names and photo are the account's. */
  private async saveAccount(
    userId: string,
    request: SaveFreelancerProfileRequest,
    photo: PictureChange,
  ): Promise<UserEntity> {
    let previous: string | null = null;
    const user = await this.userChanges.changeUser(userId, (current) => {
      applyNames(current, request);
      previous = current.photoId;
      if (photo !== undefined) current.photoId = photo;
    });
    await this.pictures.settle(previous, photo);
    return user;
  }

  private async finish(
    actor: Actor,
    user: UserEntity,
    profile: FreelancerProfileEntity,
    point: TownPoint | null,
  ): Promise<FreelancerProfile> {
    await this.crewIndex.refresh(user);
    const payload = freelancerFacts(user, profile, point);
    await this.events.publish(profileChanged, { subjectId: user.id, version: profile.version, payload });
    return presentFreelancer(user, profile, presentCv(actor, user.id, await this.cvs.findByUser(user.id)));
  }
}
