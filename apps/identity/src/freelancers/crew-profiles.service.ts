import { Injectable } from '@nestjs/common';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';

/** What other features ask of crew profiles and add to them. */
@Injectable()
export class CrewProfilesService {
  constructor(private readonly profiles: FreelancerProfileRepository) {}

  async hasProfile(userId: string): Promise<boolean> {
    return (await this.profiles.findFreelancerProfileByUser(userId)) !== null;
  }

  /** Copies what is known of the person's ratings. */
  takeRating(userId: string): Promise<void> {
    return this.profiles.takeRating(userId);
  }

  /** Counts the person's bookings of the last twelve months. */
  takeRecentProjects(userId: string): Promise<void> {
    return this.profiles.takeRecentProjects(userId);
  }

  /** The same for everyone who had some: bookings grow old without an event. */
  recountRecentProjects(): Promise<void> {
    return this.profiles.recountRecentProjects();
  }
}
