import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When crew are free, as jobs tells it: the words for the cards, and narrow rows of bits for the search. A bit is a
 * London day, in a ring of 512: words reach 400 days ahead, so that none meets one of long ago.
 */
export class CreateAvailabilityDays1764000380000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE availability_words (
        user_id uuid CONSTRAINT availability_words_pkey PRIMARY KEY,
        is_shared boolean NOT NULL,
        from_day date NOT NULL,
        words text NOT NULL,
        as_of timestamptz NOT NULL,
        version bigint NOT NULL
      )`);
    // Kept apart from the rows of listed people, who come and go; copied there, so that a search reads one table.
    await runner.query(`
      CREATE TABLE availability_days (
        user_id uuid CONSTRAINT availability_days_pkey PRIMARY KEY,
        taken bit(512) NOT NULL,
        free bit(512) NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE crew_entries ADD taken bit(512) NOT NULL DEFAULT 0::bit(512), ADD free bit(512) NOT NULL DEFAULT 0::bit(512)`);
    await runner.query(`
      CREATE FUNCTION copy_availability_to_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE crew_entries SET taken = NEW.taken, free = NEW.free WHERE user_id = NEW.user_id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER availability_days_copied AFTER INSERT OR UPDATE ON availability_days
      FOR EACH ROW EXECUTE FUNCTION copy_availability_to_entry()`);
    await runner.query(`
      CREATE FUNCTION copy_availability_from_days() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT d.taken, d.free INTO NEW.taken, NEW.free FROM availability_days d WHERE d.user_id = NEW.user_id;
        NEW.taken := coalesce(NEW.taken, 0::bit(512));
        NEW.free := coalesce(NEW.free, 0::bit(512));
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER crew_entries_availability BEFORE INSERT ON crew_entries
      FOR EACH ROW EXECUTE FUNCTION copy_availability_from_days()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER crew_entries_availability ON crew_entries');
    await runner.query('ALTER TABLE crew_entries DROP taken, DROP free');
    await runner.query('DROP TABLE availability_days, availability_words');
    await runner.query('DROP FUNCTION copy_availability_to_entry, copy_availability_from_days');
  }
}
