import { agreedRatesLimits } from '@crewcall/contracts-bookings';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const { people, companies, months, roundPence } = agreedRatesLimits;

export interface BookedPlace {
  lat: number;
  lon: number;
}

/** Confirmed within the twelve London months before `$1`. */
const inTime = `b.confirmed_at < $1::date::timestamp AT TIME ZONE 'Europe/London'
  AND b.confirmed_at >= ($1::date - interval '${months} months') AT TIME ZONE 'Europe/London'`;
const byDay = `b.terms ->> 'basis' = 'day' AND b.terms ->> 'amount_pence' IS NOT NULL`;

/** Figures of day rates, from what was agreed in bookings. */
@Injectable()
export class AgreedRatesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async isCounted(until: string): Promise<boolean> {
    return (await this.database.query('SELECT FROM bookings.agreed_rate_months WHERE until = $1', [until])).length > 0;
  }

  /** Towns, so never more of them than the gazetteer has. */
  placesOf(until: string): Promise<BookedPlace[]> {
    return this.database.query<BookedPlace>(
      `SELECT DISTINCT j.lat, j.lon FROM bookings.bookings b JOIN jobs j ON j.id = b.job_id
       WHERE ${inTime} AND ${byDay} AND j.lat IS NOT NULL`,
      [until],
    );
  }

  /**
   * The figures of this month in place of those before; not twice. A person has one rate with each company, the latest,
   * so that no company weighs by how often it books.
   */
  async countAgreedRates(until: string, places: readonly (BookedPlace & { region: string })[]): Promise<void> {
    this.transactions.require();
    const claimed = await this.database.query(
      'INSERT INTO bookings.agreed_rate_months (until) VALUES ($1) ON CONFLICT DO NOTHING RETURNING until',
      [until],
    );
    if (!claimed.length) return;
    await this.database.query('DELETE FROM bookings.agreed_rate_months WHERE until <> $1', [until]);
    await this.database.query('DELETE FROM bookings.agreed_rates');
    await this.database.query(
      `WITH agreed AS (
         SELECT DISTINCT ON (place.region, lower(named.skill), b.freelancer_id, b.recruiter_id) place.region,
           lower(named.skill) AS skill, b.freelancer_id, b.recruiter_id, (b.terms ->> 'amount_pence')::integer AS pence
         FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id JOIN jobs j ON j.id = b.job_id
         JOIN unnest($2::float8[], $3::float8[], $4::text[]) AS place (lat, lon, region)
           ON place.lat = j.lat AND place.lon = j.lon
         CROSS JOIN LATERAL unnest(CASE WHEN r.skill IS NULL THEN j.skills ELSE ARRAY[r.skill] END) AS named (skill)
         WHERE ${inTime} AND ${byDay}
         ORDER BY place.region, lower(named.skill), b.freelancer_id, b.recruiter_id, b.confirmed_at DESC, b.id
       ), figures AS (
         SELECT region, skill, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY pence) AS quartiles
         FROM agreed GROUP BY region, skill
         HAVING count(DISTINCT freelancer_id) >= ${people} AND count(DISTINCT recruiter_id) >= ${companies}
       )
       INSERT INTO bookings.agreed_rates (skill, region, low_pence, median_pence, high_pence, until)
       SELECT skill, region, round(quartiles[1] / ${roundPence})::integer * ${roundPence},
         round(quartiles[2] / ${roundPence})::integer * ${roundPence},
         round(quartiles[3] / ${roundPence})::integer * ${roundPence}, $1 FROM figures`,
      [until, places.map(({ lat }) => lat), places.map(({ lon }) => lon), places.map(({ region }) => region)],
    );
  }
}
