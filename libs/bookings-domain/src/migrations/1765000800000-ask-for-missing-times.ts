import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies of calls whose time is to follow are asked for it; those of before too. */
export class AskForMissingTimes1765000800000 implements MigrationInterface {
  name = 'AskForMissingTimes1765000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), lower(during) - interval '72 hours', 'time_missing', id, 0 FROM bookings.calls
      WHERE starts_at IS NULL AND removed_at IS NULL AND lower(during) - interval '72 hours' > now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind = 'time_missing'`);
  }
}
