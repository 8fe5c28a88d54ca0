import { companyRatingOf, type CompanyRating } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What crew gave companies, of what is shown alone. */
@Injectable()
export class CompanyRatingRepository {
  constructor(private readonly database: Database) {}

  /** Those with fewer than three reviews are not there. */
  async ofCompanies(recruiterIds: readonly string[]): Promise<Map<string, CompanyRating>> {
    if (!recruiterIds.length) return new Map();
    const rows = await this.database.prepared<{ recruiter_id: string; distribution: number[] }>(
      'SELECT recruiter_id, distribution FROM bookings.company_ratings WHERE recruiter_id = ANY($1::uuid[])',
      [[...new Set(recruiterIds)]],
    );
    return new Map(
      rows.flatMap(({ recruiter_id, distribution }) => {
        const rating = companyRatingOf(distribution);
        return rating ? [[recruiter_id, rating] as const] : [];
      }),
    );
  }

  async countStars(recruiterId: string, stars: number): Promise<void> {
    const one = [1, 2, 3, 4, 5].map((at) => (at === stars ? 1 : 0));
    await this.database.query(
      `INSERT INTO bookings.company_ratings AS c (recruiter_id, distribution) VALUES ($1, $2)
       ON CONFLICT (recruiter_id) DO UPDATE SET distribution[$3] = c.distribution[$3] + 1`,
      [recruiterId, one, stars],
    );
  }

  async uncountStars(recruiterId: string, stars: number): Promise<void> {
    await this.database.query(
      'UPDATE bookings.company_ratings SET distribution[$2] = distribution[$2] - 1 WHERE recruiter_id = $1',
      [recruiterId, stars],
    );
  }
}
