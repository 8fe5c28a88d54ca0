import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of day rates by skill and region, made once a month; what is not in it has too few people or companies. */
export class CountAgreedRates1768010100000 implements MigrationInterface {
  name = 'CountAgreedRates1768010100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.agreed_rate_months (
        until date CONSTRAINT agreed_rate_months_pk PRIMARY KEY CONSTRAINT agreed_rate_months_first
          CHECK (extract(day FROM until) = 1)
      )`);
    await runner.query(`
      CREATE TABLE bookings.agreed_rates (
        skill text NOT NULL,
        region text NOT NULL,
        low_pence integer NOT NULL,
        median_pence integer NOT NULL,
        high_pence integer NOT NULL,
        until date NOT NULL,
        CONSTRAINT agreed_rates_pk PRIMARY KEY (region, skill),
        CONSTRAINT agreed_rates_rounded CHECK (low_pence % 1000 = 0 AND median_pence % 1000 = 0 AND high_pence % 1000 = 0)
      )`);
    await runner.query('CREATE INDEX bookings_confirmed ON bookings.bookings (confirmed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.bookings_confirmed');
    await runner.query('DROP TABLE bookings.agreed_rates');
    await runner.query('DROP TABLE bookings.agreed_rate_months');
  }
}
