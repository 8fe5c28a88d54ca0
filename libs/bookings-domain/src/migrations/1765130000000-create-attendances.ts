import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is on the way and who arrived; of calls that are planned already, who did not is told too. */
export class CreateAttendances1765130000000 implements MigrationInterface {
  name = 'CreateAttendances1765130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.attendances (
        call_id uuid NOT NULL CONSTRAINT attendances_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        what text NOT NULL CONSTRAINT attendances_what_known CHECK (what IN ('on_way', 'arrived')),
        by_side text NOT NULL CONSTRAINT attendances_side_known CHECK (by_side IN ('crew', 'company')),
        by_id uuid NOT NULL,
        at timestamptz NOT NULL,
        sent_at timestamptz NOT NULL,
        is_near boolean,
        lat double precision,
        lon double precision,
        point_until timestamptz,
        CONSTRAINT attendances_pk PRIMARY KEY (call_id, freelancer_id, what, by_side),
        CONSTRAINT attendances_point_ends CHECK ((lat IS NULL) = (point_until IS NULL) AND (lat IS NULL) = (lon IS NULL))
      )`);
    await runner.query('CREATE INDEX attendances_of_person ON bookings.attendances (freelancer_id)');
    await runner.query(
      'CREATE INDEX attendances_with_point ON bookings.attendances (point_until) WHERE point_until IS NOT NULL',
    );
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), lower(during) + interval '10 minutes', 'not_arrived', id, 0 FROM bookings.calls
      WHERE removed_at IS NULL AND starts_at IS NOT NULL AND lower(during) > now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind IN ('not_arrived', 'forget_points')`);
    await runner.query('DROP TABLE bookings.attendances');
  }
}
