import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies look for crew by the kind of their tickets. */
export class FindCrewByTicket1768020200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX tickets_by_kind ON tickets (kind, user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX tickets_by_kind');
  }
}
