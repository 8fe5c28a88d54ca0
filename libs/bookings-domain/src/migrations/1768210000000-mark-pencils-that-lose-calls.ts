import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pencil that has lost a call takes less time: the words of its person are others. */
export class MarkPencilsThatLoseCalls1768210000000 implements MigrationInterface {
  name = 'MarkPencilsThatLoseCalls1768210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER offers_mark_lost_calls AFTER UPDATE ON bookings.offers FOR EACH ROW
      WHEN (NEW.state = 'held' AND OLD.call_ids IS DISTINCT FROM NEW.call_ids)
      EXECUTE FUNCTION bookings.mark_freelancer()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER offers_mark_lost_calls ON bookings.offers');
  }
}
