import { isRecordId, offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { type RatingDistribution, ratingLimits } from '@crewcall/contracts-jobs';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface RatingRow {
  id: string;
  application_id: string;
  freelancer_id: string;
  recruiter_id: string;
  rating: number;
  comment: string | null;
  created_at: Date;
  removed_at: Date | null;
  job_title: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  /** Of the review that it was written as; null where it was not. */
  parts: Record<string, number> | null;
  reply: string | null;
  replied_at: Date | null;
  booking_id: string | null;
}

type Beside = Pick<RatingRow, 'job_title' | 'first_name' | 'last_name' | 'company_name'>;

export interface NewRating {
  /** That of the review which is shown by it. */
  id?: string;
  applicationId: string;
  freelancerId: string;
  recruiterId: string;
  rating: number;
  comment: string | null;
}

/** What all ratings of a person add up to; each change has a higher version. */
export interface Counted {
  distribution: RatingDistribution;
  version: number;
}

const rows = `
  SELECT r.id, r.application_id, r.freelancer_id, r.recruiter_id, r.rating, r.comment, r.created_at, r.removed_at,
         j.title AS job_title, p.first_name, p.last_name, p.company_name,
         v.parts, v.reply, v.replied_at, v.booking_id
  FROM ratings r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id
  LEFT JOIN people p ON p.user_id = r.recruiter_id AND p.deleted_at IS NULL
  LEFT JOIN bookings.reviews v ON v.id = r.id`;

const unrated: RatingDistribution = [0, 0, 0, 0, 0];

/** Ratings, what they add up to, and who was asked for one. */
@Injectable()
export class RatingRepository {
  constructor(private readonly database: Database) {}

  /** Null when this booking has one already, however close together the two came. */
  async addRating({ applicationId, freelancerId, recruiterId, rating, comment, ...given }: NewRating) {
    const id = given.id ?? newId();
    const added = await this.database.query<{ id: string }>(
      `INSERT INTO ratings (id, application_id, freelancer_id, recruiter_id, rating, comment)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (application_id) DO NOTHING RETURNING id`,
      [id, applicationId, freelancerId, recruiterId, rating, comment],
    );
    return added.length ? this.findRating(id) : null;
  }

  async findRating(id: string): Promise<RatingRow | null> {
    const [row] = await this.database.query<RatingRow>(`${rows} WHERE r.id = $1`, [id]);
    return row ?? null;
  }

  /** What stands beside a rating of this booking, whether there is one or not. */
  async besideOf(applicationId: string): Promise<Beside | null> {
    const [row] = await this.database.query<Beside>(
      `SELECT j.title AS job_title, p.first_name, p.last_name, p.company_name
       FROM applications a JOIN jobs j ON j.id = a.job_id
       LEFT JOIN people p ON p.user_id = a.recruiter_id AND p.deleted_at IS NULL WHERE a.id = $1`,
      [applicationId],
    );
    return row ?? null;
  }

  /** One more of that many stars. The row is held until the transaction ends, so that no two count the same. */
  async countRating(freelancerId: string, rating: number): Promise<Counted> {
    const one = unrated.map((none, at) => (at + 1 === rating ? 1 : none));
    const [row] = await this.database.query<Counted>(
      `INSERT INTO rating_summaries AS s (freelancer_id, distribution, changes) VALUES ($1, $2, 1)
       ON CONFLICT (freelancer_id) DO UPDATE SET distribution[$3] = s.distribution[$3] + 1, changes = s.changes + 1
       RETURNING distribution, changes AS version`,
      [freelancerId, one, rating],
    );
    return row ?? { distribution: unrated, version: 0 };
  }

  /** Its words and its stars are gone, that it was there stays. Null when it was removed before. */
  async removeRating(id: string, now: Date): Promise<(Counted & { freelancerId: string }) | null> {
    const [removed] = await this.database.query<{ freelancer_id: string; rating: number }>(
      `UPDATE ratings SET removed_at = $2, comment = NULL WHERE id = $1 AND removed_at IS NULL
       RETURNING freelancer_id, rating`,
      [id, now],
    );
    if (!removed) return null;
    const [row] = await this.database.query<Counted>(
      `UPDATE rating_summaries SET distribution[$2] = distribution[$2] - 1, changes = changes + 1
       WHERE freelancer_id = $1 RETURNING distribution, changes AS version`,
      [removed.freelancer_id, removed.rating],
    );
    return row ? { ...row, freelancerId: removed.freelancer_id } : null;
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
  async findRatingsOf(freelancerId: string, page: PageRequest): Promise<Page<RatingRow>> {
    if (!isRecordId(freelancerId)) return { items: [], total: 0 };
    const items = await this.database.query<RatingRow>(
      `${rows} WHERE r.freelancer_id = $1 ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3`,
      [freelancerId, page.page_size, offsetOf(page)],
    );
    const [counted] = await this.database.query<{ total: number }>(
      'SELECT count(*)::integer AS total FROM ratings WHERE freelancer_id = $1',
      [freelancerId],
    );
    return { items, total: counted?.total ?? 0 };
  }

  /** Also by a review that is not shown yet: that it is there is told, what stands in it is not. */
  async isRated(applicationId: string): Promise<boolean> {
    const found = await this.database.query(
      `SELECT 1 FROM ratings WHERE application_id = $1 UNION ALL
       SELECT 1 FROM bookings.reviews v JOIN bookings.bookings b ON b.id = v.booking_id
       WHERE b.application_id = $1 AND v.side = 'company' AND b.state <> 'cancelled'`,
      [applicationId],
    );
    return found.length > 0;
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
