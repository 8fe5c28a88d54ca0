import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles and jobs are reported too, once by a person at a time; and what people look for in vain is counted. */
export class HearMore1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX moderation_cases_one_open ON moderation_cases (reporter_id, kind, target_id)
      WHERE decided_at IS NULL AND reporter_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE missed_searches (
        day date NOT NULL,
        term text NOT NULL CONSTRAINT missed_searches_term_bounded CHECK (length(term) <= 120),
        count integer NOT NULL CONSTRAINT missed_searches_count_natural CHECK (count > 0),
        CONSTRAINT missed_searches_pkey PRIMARY KEY (day, term)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE missed_searches');
    await runner.query('DROP INDEX moderation_cases_one_open');
  }
}
