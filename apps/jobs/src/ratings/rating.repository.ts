import { isRecordId, offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { type RatingDistribution, ratingLimits } from '@crewcall/contracts-jobs';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface RatingRow {
  id: string;
  application_id: string;
  freelancer_id: string;
  rating: number;
  comment: string | null;
  created_at: Date;
  job_title: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
}

export interface NewRating {
  applicationId: string;
  freelancerId: string;
  recruiterId: string;
  rating: number;
  comment: string | null;
}

const rows = `
  SELECT r.id, r.application_id, r.freelancer_id, r.rating, r.comment, r.created_at, j.title AS job_title,
         p.first_name, p.last_name, p.company_name
  FROM ratings r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id
  LEFT JOIN people p ON p.user_id = r.recruiter_id AND p.deleted_at IS NULL`;

const unrated: RatingDistribution = [0, 0, 0, 0, 0];

/** Ratings, what they add up to, and who was asked for one. */
@Injectable()
export class RatingRepository {
  constructor(private readonly database: Database) {}

  /** Null when this booking has one already, however close together the two came. */
  async add({ applicationId, freelancerId, recruiterId, rating, comment }: NewRating): Promise<RatingRow | null> {
    const id = newId();
    const added = await this.database.query<{ id: string }>(
      `INSERT INTO ratings (id, application_id, freelancer_id, recruiter_id, rating, comment)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (application_id) DO NOTHING RETURNING id`,
      [id, applicationId, freelancerId, recruiterId, rating, comment],
    );
    if (!added.length) return null;
    const [row] = await this.database.query<RatingRow>(`${rows} WHERE r.id = $1`, [id]);
    return row ?? null;
  }

  /** One more of that many stars. The row is held until the transaction ends, so that no two count the same. */
  async count(freelancerId: string, rating: number): Promise<RatingDistribution> {
    const one = unrated.map((none, at) => (at + 1 === rating ? 1 : none));
    const [row] = await this.database.query<{ distribution: RatingDistribution }>(
      `INSERT INTO rating_summaries AS s (freelancer_id, distribution) VALUES ($1, $2)
       ON CONFLICT (freelancer_id) DO UPDATE SET distribution[$3] = s.distribution[$3] + 1
       RETURNING distribution`,
      [freelancerId, one, rating],
    );
    return row?.distribution ?? unrated;
  }

  async distributionOf(freelancerId: string): Promise<RatingDistribution> {
    if (!isRecordId(freelancerId)) return unrated;
    const [row] = await this.database.query<{ distribution: RatingDistribution }>(
      'SELECT distribution FROM rating_summaries WHERE freelancer_id = $1',
      [freelancerId],
    );
    return row?.distribution ?? unrated;
  }

  /** Newest first. */
  async findOf(freelancerId: string, page: PageRequest): Promise<Page<RatingRow>> {
    if (!isRecordId(freelancerId)) return { items: [], total: 0 };
    const items = await this.database.query<RatingRow>(
      `${rows} WHERE r.freelancer_id = $1 ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3`,
      [freelancerId, page.page_size, offsetOf(page)],
    );
    const distribution = await this.distributionOf(freelancerId);
    return { items, total: distribution.reduce((sum, given) => sum + given, 0) };
  }

  async isRated(applicationId: string): Promise<boolean> {
    return (await this.database.query('SELECT 1 FROM ratings WHERE application_id = $1', [applicationId])).length > 0;
  }

  /** Notes that a rating was asked for; null when it was asked less than the period ago. */
  async noteRequest(applicationId: string, now: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ requested_at: Date }>(
      `INSERT INTO rating_requests AS q (application_id, requested_at) VALUES ($1, $2)
       ON CONFLICT (application_id) DO UPDATE SET requested_at = $2
       WHERE q.requested_at <= $2::timestamptz - make_interval(days => $3)
       RETURNING requested_at`,
      [applicationId, now, ratingLimits.requestEveryDays],
    );
    return row?.requested_at ?? null;
  }
}
