import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../users/user.entity.js';
import { crewTextOf } from './crew-text.rules.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';

/** Keeps what the directory searches in up to date: names change in the settings, titles in the profile, ratings elsewhere. */
@Injectable()
export class CrewIndexService {
  constructor(private readonly profiles: FreelancerProfileRepository) {}

  /** Does nothing for a person without a freelancer profile. */
  async refresh(user: UserEntity): Promise<void> {
    const profile = await this.profiles.findByUser(user.id);
    if (!profile) return;
    const { title, location, skills } = profile;
    const { firstName, lastName } = user;
    await this.profiles.setCrewText(user.id, crewTextOf({ firstName, lastName, title, location, skills }));
    await this.profiles.takeRating(user.id);
  }
}
