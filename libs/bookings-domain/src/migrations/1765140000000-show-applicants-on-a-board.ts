import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What cards of applicants say of a person, when applications moved, and decisions that can still be taken back. */
export class ShowApplicantsOnABoard1765140000000 implements MigrationInterface {
  name = 'ShowApplicantsOnABoard1765140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE people ADD COLUMN IF NOT EXISTS location text,
      ADD COLUMN IF NOT EXISTS skills text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      CREATE TABLE bookings.application_steps (
        application_id uuid NOT NULL CONSTRAINT application_steps_fk REFERENCES applications (id),
        status text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT application_steps_pk PRIMARY KEY (application_id, status)
      )`);
    await runner.query(`
      CREATE FUNCTION bookings.note_application_step() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.application_steps (application_id, status, at)
        VALUES (NEW.id, NEW.status, CASE WHEN TG_OP = 'INSERT' THEN NEW.applied_at ELSE NEW.updated_at END)
        ON CONFLICT (application_id, status) DO UPDATE SET at = EXCLUDED.at;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER note_first_application_step AFTER INSERT ON applications
      FOR EACH ROW EXECUTE FUNCTION bookings.note_application_step()`);
    await runner.query(`
      CREATE TRIGGER note_application_step AFTER UPDATE OF status ON applications
      FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION bookings.note_application_step()`);
    // Of before only the beginning and what it is now are known.
    await runner.query(`
      INSERT INTO bookings.application_steps (application_id, status, at)
      SELECT id, 'applied', applied_at FROM applications WHERE invited_at IS NULL
      UNION ALL SELECT id, status, updated_at FROM applications WHERE status <> 'applied' ON CONFLICT DO NOTHING`);
    await runner.query(`
      CREATE TABLE bookings.pending_decisions (
        application_id uuid CONSTRAINT pending_decisions_pk PRIMARY KEY
          CONSTRAINT pending_decisions_fk REFERENCES applications (id),
        move text NOT NULL CONSTRAINT pending_decisions_move_known CHECK (move IN ('shortlist', 'reject')),
        message text,
        application_version integer NOT NULL,
        due_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE bookings.reject_texts (
        company_id uuid NOT NULL,
        place integer NOT NULL CONSTRAINT reject_texts_three CHECK (place BETWEEN 1 AND 3),
        text text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reject_texts_pk PRIMARY KEY (company_id, place)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.reject_texts');
    await runner.query('DROP TABLE bookings.pending_decisions');
    await runner.query('DROP TRIGGER note_application_step ON applications');
    await runner.query('DROP TRIGGER note_first_application_step ON applications');
    await runner.query('DROP FUNCTION bookings.note_application_step()');
    await runner.query('DROP TABLE bookings.application_steps');
    await runner.query('ALTER TABLE people DROP COLUMN IF EXISTS skills, DROP COLUMN IF EXISTS location');
  }
}
