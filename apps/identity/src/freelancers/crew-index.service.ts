import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isFound } from '../users/user.policy.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { CrewEntryRepository } from './crew-entry.repository.js';
import { CrewPlaces } from './crew-places.service.js';
import { crewTextOf } from './crew-text.rules.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';

/**
 * Keeps the directory as the accounts and profiles are: names and visibility change in the settings, titles in the
 * profile, ratings elsewhere. Every change of an account comes by here; the code that changes a profile says so.
 */
@Injectable()
export class CrewIndexService implements OnModuleInit {
  constructor(
    private readonly profiles: FreelancerProfileRepository,
    private readonly entries: CrewEntryRepository,
    private readonly places: CrewPlaces,
    private readonly userChanges: UserChangesService,
  ) {}

  onModuleInit(): void {
    this.userChanges.followUsers((user) => this.refresh(user));
  }

  /** Does nothing for a person without a freelancer profile. */
  async refresh(user: UserEntity): Promise<void> {
    const profile = await this.profiles.findFreelancerProfileByUser(user.id);
    if (!profile) return;
    if (user.role !== 'freelancer' || !isFound(user)) return this.entries.removeCrewEntry(user.id);
    const { title, location, skills } = profile;
    const { firstName, lastName } = user;
    const texts = crewTextOf({ firstName, lastName, title, location, skills });
    await this.entries.putCrewEntry(user.id, texts, await this.places.findPlace(texts.locationText));
  }
}
