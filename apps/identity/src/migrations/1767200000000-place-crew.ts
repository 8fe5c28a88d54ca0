import type { MigrationInterface, QueryRunner } from 'typeorm';

const moved = (columns: string): string => `coalesce(bool_or((${columns.replaceAll('?', 'n')})
  IS DISTINCT FROM (${columns.replaceAll('?', 'o')})), false)`;

/** What a count of the directory depends on. */
const countMoved = (columns: string): string => `
  CREATE OR REPLACE FUNCTION crew_entries_count() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    delta integer := 0;
    moved boolean := false;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT count(*) INTO delta FROM new_rows;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT -count(*) INTO delta FROM old_rows;
    ELSE
      SELECT ${moved(columns)} INTO moved FROM new_rows n JOIN old_rows o USING (user_id);
    END IF;
    IF delta <> 0 OR moved THEN
      UPDATE crew_totals SET listed = listed + delta, version = version + 1;
    END IF;
    RETURN NULL;
  END $$`;

const texts = '?.search_text, ?.skills_text, ?.location_text';

/**
 * Where listed crew are, by the town that their location names, so that the directory knows who is near. `placed_as` is
 * the text the point was found for: one that is written over, or was there before, is looked up again.
 */
export class PlaceCrew1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE crew_entries ADD lat double precision, ADD lon double precision, ADD placed_as text,
        ADD CONSTRAINT crew_entries_point_whole CHECK ((lat IS NULL) = (lon IS NULL))`);
    await runner.query(
      'CREATE INDEX crew_entries_near ON crew_entries USING gist (point(lon, lat)) WHERE lat IS NOT NULL',
    );
    await runner.query(`
      CREATE INDEX crew_entries_unplaced ON crew_entries (location_text)
      WHERE placed_as IS DISTINCT FROM location_text`);
    await runner.query(countMoved(`${texts}, ?.lat, ?.lon`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countMoved(texts));
    await runner.query('DROP INDEX crew_entries_unplaced, crew_entries_near');
    await runner.query('ALTER TABLE crew_entries DROP lat, DROP lon, DROP placed_as');
  }
}
