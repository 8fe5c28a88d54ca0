import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who stands in the crew directory, and what it searches in: rows a tenth as wide as a profile, of listed people only,
 * so that a count or a deep page reads little. One row knows how many there are, and a version that moves whenever a
 * count could have changed; kept by triggers, so that no writer can forget it.
 */
export class CreateCrewEntries1764000310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE crew_entries (
        user_id uuid CONSTRAINT crew_entries_pkey PRIMARY KEY
          CONSTRAINT crew_entries_profile_fkey REFERENCES freelancer_profiles (user_id) ON DELETE CASCADE,
        rating_score double precision NOT NULL,
        search_text text NOT NULL,
        skills_text text NOT NULL,
        location_text text NOT NULL
      )`);
    await runner.query(`
      INSERT INTO crew_entries
      SELECT p.user_id, p.rating_score, p.search_text, p.skills_text, p.location_text
      FROM freelancer_profiles p JOIN users u ON u.id = p.user_id
      WHERE u.role = 'freelancer' AND u.is_profile_visible AND u.suspended_at IS NULL AND u.deleted_at IS NULL`);
    await runner.query('CREATE INDEX crew_entries_best_first ON crew_entries (rating_score DESC, user_id)');
    await runner.query(`
      CREATE INDEX crew_entries_search ON crew_entries
        USING gin (search_text gin_trgm_ops, skills_text gin_trgm_ops, location_text gin_trgm_ops)`);
    await runner.query(`
      ALTER TABLE freelancer_profiles DROP search_text, DROP skills_text, DROP location_text`);
    await runner.query('DROP INDEX freelancer_profiles_best_first');
    await runner.query(`
      CREATE TABLE crew_totals (
        id boolean CONSTRAINT crew_totals_pkey PRIMARY KEY DEFAULT true CONSTRAINT crew_totals_one_row CHECK (id),
        listed integer NOT NULL DEFAULT 0,
        version bigint NOT NULL DEFAULT 0
      )`);
    await runner.query('INSERT INTO crew_totals (listed) SELECT count(*) FROM crew_entries');
    await runner.query(`
      CREATE FUNCTION crew_entries_count() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        delta integer := 0;
        moved boolean := false;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          SELECT count(*) INTO delta FROM new_rows;
        ELSIF TG_OP = 'DELETE' THEN
          SELECT -count(*) INTO delta FROM old_rows;
        ELSE
          SELECT coalesce(bool_or((n.search_text, n.skills_text, n.location_text)
                 IS DISTINCT FROM (o.search_text, o.skills_text, o.location_text)), false)
            INTO moved FROM new_rows n JOIN old_rows o USING (user_id);
        END IF;
        IF delta <> 0 OR moved THEN
          UPDATE crew_totals SET listed = listed + delta, version = version + 1;
        END IF;
        RETURN NULL;
      END $$`);
    for (const [name, when, rows] of [
      ['inserted', 'INSERT', 'NEW TABLE AS new_rows'],
      ['updated', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
      ['deleted', 'DELETE', 'OLD TABLE AS old_rows'],
    ]) {
      await runner.query(`
        CREATE TRIGGER crew_entries_${name} AFTER ${when} ON crew_entries
        REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION crew_entries_count()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE freelancer_profiles
        ADD search_text text NOT NULL DEFAULT '',
        ADD skills_text text NOT NULL DEFAULT '',
        ADD location_text text NOT NULL DEFAULT ''`);
    await runner.query(`
      UPDATE freelancer_profiles p
      SET search_text = e.search_text, skills_text = e.skills_text, location_text = e.location_text
      FROM crew_entries e WHERE e.user_id = p.user_id`);
    await runner.query(`
      CREATE INDEX freelancer_profiles_search ON freelancer_profiles
        USING gin (search_text gin_trgm_ops, skills_text gin_trgm_ops, location_text gin_trgm_ops)`);
    await runner.query('CREATE INDEX freelancer_profiles_best_first ON freelancer_profiles (rating_score DESC, id)');
    await runner.query('DROP TABLE crew_entries, crew_totals');
    await runner.query('DROP FUNCTION crew_entries_count');
  }
}
