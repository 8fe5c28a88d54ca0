import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People by their skills, in whatever letters: who could cover is looked for among all of them. */
export class FindSkilledPeople1765310000000 implements MigrationInterface {
  name = 'FindSkilledPeople1765310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION bookings.lowered(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN ARRAY(SELECT lower(word) FROM unnest(words) AS word)`);
    await runner.query(
      'CREATE INDEX people_skilled ON people USING gin (bookings.lowered(skills)) WHERE deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX people_skilled');
    await runner.query('DROP FUNCTION bookings.lowered');
  }
}
