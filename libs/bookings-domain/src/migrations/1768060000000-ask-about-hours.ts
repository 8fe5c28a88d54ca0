import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After three rounds an administrator can be asked about hours, once, and comments on them. */
export class AskAboutHours1768060000000 implements MigrationInterface {
  name = 'AskAboutHours1768060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.timesheet_asks (
        timesheet_id uuid CONSTRAINT timesheet_asks_pk PRIMARY KEY
          CONSTRAINT timesheet_asks_of_sheet REFERENCES bookings.timesheets (id) ON DELETE CASCADE,
        by_side text NOT NULL CONSTRAINT timesheet_asks_side_known CHECK (by_side IN ('crew', 'company')),
        at timestamptz NOT NULL,
        comment text CONSTRAINT timesheet_asks_comment_short CHECK (length(comment) BETWEEN 1 AND 1000),
        commented_at timestamptz,
        CONSTRAINT timesheet_asks_comment_whole CHECK ((comment IS NULL) = (commented_at IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.timesheet_asks');
  }
}
