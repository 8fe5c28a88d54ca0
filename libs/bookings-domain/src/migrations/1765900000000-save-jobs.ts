import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What who saved a job was last told of it, so that each change is told once; whatever changes it sets a deadline. */
export class SaveJobs1765900000000 implements MigrationInterface {
  name = 'SaveJobs1765900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.saved_jobs (
        user_id uuid NOT NULL,
        job_id uuid NOT NULL CONSTRAINT saved_jobs_job_fk REFERENCES jobs (id),
        saved_at timestamptz NOT NULL DEFAULT now(),
        told_status text NOT NULL,
        told_date date,
        told_rate text NOT NULL,
        told_closing_on date,
        CONSTRAINT saved_jobs_pk PRIMARY KEY (user_id, job_id)
      )`);
    await runner.query('CREATE INDEX saved_jobs_of ON bookings.saved_jobs (job_id, user_id)');
    await runner.query(`
      CREATE FUNCTION bookings.note_saved_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
          SELECT gen_random_uuid(), now(), 'saved_job', NEW.id, 0
          WHERE EXISTS (SELECT FROM bookings.saved_jobs WHERE job_id = NEW.id);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER saved_job_changed AFTER UPDATE ON jobs FOR EACH ROW
      WHEN ((OLD.status, OLD.closed_reason, OLD.event_date, OLD.rate, OLD.rate_pence, OLD.rate_unit)
        IS DISTINCT FROM (NEW.status, NEW.closed_reason, NEW.event_date, NEW.rate, NEW.rate_pence, NEW.rate_unit))
      EXECUTE FUNCTION bookings.note_saved_job()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER saved_job_changed ON jobs');
    await runner.query('DROP FUNCTION bookings.note_saved_job');
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind = 'saved_job'`);
    await runner.query('DROP TABLE bookings.saved_jobs');
  }
}
