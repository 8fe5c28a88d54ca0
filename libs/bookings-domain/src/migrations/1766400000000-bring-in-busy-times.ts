import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars elsewhere, and of what is in them the times that are taken. */
export class BringInBusyTimes1766400000000 implements MigrationInterface {
  name = 'BringInBusyTimes1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.feed_sources (
        id uuid CONSTRAINT feed_sources_pk PRIMARY KEY,
        owner_id uuid NOT NULL,
        address text NOT NULL,
        added_at timestamptz NOT NULL,
        next_read_at timestamptz NOT NULL,
        read_at timestamptz,
        read_whole_at timestamptz,
        etag text,
        failing_since timestamptz,
        failure text CONSTRAINT feed_sources_failure_known
          CHECK (failure IN ('not_found', 'not_a_calendar', 'too_large', 'took_too_long')),
        emptied_at timestamptz,
        stopped_at timestamptz,
        CONSTRAINT feed_sources_once UNIQUE (owner_id, address),
        CONSTRAINT feed_sources_fail_somehow CHECK ((failing_since IS NULL) = (failure IS NULL))
      )`);
    await runner.query(
      'CREATE INDEX feed_sources_due ON bookings.feed_sources (next_read_at) WHERE stopped_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE bookings.busy_times (
        source_id uuid NOT NULL
          CONSTRAINT busy_times_source_fk REFERENCES bookings.feed_sources (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        during tstzrange NOT NULL,
        CONSTRAINT busy_times_pk PRIMARY KEY (source_id, during),
        CONSTRAINT busy_times_bounded CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT busy_times_half_open CHECK (lower_inc(during) AND NOT upper_inc(during))
      )`);
    await runner.query('CREATE INDEX busy_times_during ON bookings.busy_times USING gist (freelancer_id, during)');
    await runner.query('CREATE INDEX busy_times_end ON bookings.busy_times (upper(during))');
    await this.markChanges(runner);
  }

  /** A calendar changes by hundreds at once: one mark for each statement. */
  private async markChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION bookings.mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.availability_marks (user_id) SELECT DISTINCT freelancer_id FROM changed;
        RETURN NULL;
      END $$`);
    for (const [name, when, table] of [
      ['added', 'INSERT', 'NEW'],
      ['gone', 'DELETE', 'OLD'],
    ] as const)
      await runner.query(`
        CREATE TRIGGER busy_times_${name} AFTER ${when} ON bookings.busy_times
        REFERENCING ${table} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bookings.mark_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.busy_times, bookings.feed_sources');
    await runner.query('DROP FUNCTION bookings.mark_changed');
  }
}
