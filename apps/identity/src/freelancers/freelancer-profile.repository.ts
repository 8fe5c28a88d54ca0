import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import type { CrewText } from './crew-text.rules.js';
import { FreelancerProfileEntity } from './freelancer-profile.entity.js';
import { ProfileExistsError } from '../profiles/profile.errors.js';

function isSecondProfile(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'freelancer_profiles_user_unique';
}

@Injectable()
export class FreelancerProfileRepository {
  constructor(private readonly database: Database) {}

  async findByUser(userId: string): Promise<FreelancerProfileEntity | null> {
    return this.database.of(FreelancerProfileEntity).findOneBy({ userId });
  }

  async findByUserForUpdate(userId: string): Promise<FreelancerProfileEntity | null> {
    return this.database
      .of(FreelancerProfileEntity)
      .findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws ProfileExistsError also when two requests meet */
  async add(profile: FreelancerProfileEntity): Promise<void> {
    try {
      await this.database.of(FreelancerProfileEntity).insert(profile);
    } catch (error) {
      throw isSecondProfile(error) ? new ProfileExistsError() : error;
    }
  }

  async save(profile: FreelancerProfileEntity): Promise<FreelancerProfileEntity> {
    return this.database.of(FreelancerProfileEntity).save(profile);
  }

  /** Copies what is known of the person's ratings; the directory is ordered by it. */
  async takeRating(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE freelancer_profiles p SET rating_average = s.average, rating_count = s.count
       FROM rating_summaries s WHERE s.freelancer_id = p.user_id AND p.user_id = $1`,
      [userId],
    );
  }

  /** Past TypeORM, because the profile was not edited: its `updated_at` stays. */
  async setCrewText(userId: string, { searchText, skillsText, locationText }: CrewText): Promise<void> {
    await this.database.query(
      'UPDATE freelancer_profiles SET search_text = $2, skills_text = $3, location_text = $4 WHERE user_id = $1',
      [userId, searchText, skillsText, locationText],
    );
  }
}
