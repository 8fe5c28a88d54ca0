import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { FreelancerProfileEntity } from './freelancer-profile.entity.js';
import { ProfileExistsError } from '../profiles/profile.errors.js';

const recentProjects = `SELECT count(*)::integer FROM crew_bookings b
  WHERE b.freelancer_id = p.user_id AND b.is_hired AND b.hired_at > now() - interval '12 months'`;

function isSecondProfile(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'freelancer_profiles_user_unique';
}

@Injectable()
export class FreelancerProfileRepository {
  constructor(private readonly database: Database) {}

  async findFreelancerProfileByUser(userId: string): Promise<FreelancerProfileEntity | null> {
    return this.database.of(FreelancerProfileEntity).findOneBy({ userId });
  }

  async findFreelancerProfileBySlug(publicSlug: string): Promise<FreelancerProfileEntity | null> {
    return this.database.of(FreelancerProfileEntity).findOneBy({ publicSlug });
  }

  /** The name itself, or with the first number that makes it free; no other transaction takes one until this one ends. */
  async takeFreeSlug(name: string): Promise<string> {
    await this.database.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('freelancer_profiles.public_slug', 0))`,
      [],
    );
    const [row] = await this.database.query<{ slug: string }>(
      `SELECT s.slug FROM generate_series(1, 10000) n, LATERAL (SELECT CASE n WHEN 1 THEN $1 ELSE $1 || '-' || n END) s (slug)
       WHERE NOT EXISTS (SELECT FROM freelancer_profiles p WHERE p.public_slug = s.slug) ORDER BY n LIMIT 1`,
      [name],
    );
    if (!row) throw new Error('Every number of this name is taken.');
    return row.slug;
  }

  async findFreelancerProfileForUpdate(userId: string): Promise<FreelancerProfileEntity | null> {
    return this.database
      .of(FreelancerProfileEntity)
      .findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws ProfileExistsError also when two requests meet */
  async addFreelancerProfile(profile: FreelancerProfileEntity): Promise<void> {
    try {
      await this.database.of(FreelancerProfileEntity).insert(profile);
    } catch (error) {
      throw isSecondProfile(error) ? new ProfileExistsError() : error;
    }
  }

  async saveFreelancerProfile(profile: FreelancerProfileEntity): Promise<FreelancerProfileEntity> {
    return this.database.of(FreelancerProfileEntity).save(profile);
  }

  /** Copies what is known of the person's ratings; the directory is ordered by it. Past TypeORM: it is no edit of the profile. */
  async takeRating(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE freelancer_profiles p SET rating_average = s.average, rating_count = s.count
       FROM rating_summaries s WHERE s.freelancer_id = p.user_id AND p.user_id = $1`,
      [userId],
    );
    await this.database.query(
      `UPDATE crew_entries e SET rating_score = p.rating_score FROM freelancer_profiles p
       WHERE p.user_id = e.user_id AND e.user_id = $1 AND e.rating_score <> p.rating_score`,
      [userId],
    );
  }

  /** Bookings of the last twelve months, as jobs told of them. */
  async takeRecentProjects(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE freelancer_profiles p SET recent_projects = (${recentProjects}) WHERE p.user_id = $1`,
      [userId],
    );
  }

  /** Bookings grow old without anything happening. */
  async recountRecentProjects(): Promise<void> {
    await this.database.query(
      `UPDATE freelancer_profiles p SET recent_projects = (${recentProjects})
       WHERE p.recent_projects > 0 AND p.recent_projects <> (${recentProjects})`,
    );
  }
}
