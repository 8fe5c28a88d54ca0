import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies look for crew by the kind of their kit. */
export class FindCrewByKit1768070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX kit_items_by_kind ON kit_items (kind, user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX kit_items_by_kind');
  }
}
