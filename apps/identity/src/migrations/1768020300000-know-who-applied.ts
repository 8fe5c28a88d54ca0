import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of the two began it: a company that asks a person who has not applied learns no more for it. */
export class KnowWhoApplied1768020300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Those of before are told once more by jobs; until then the less is shown.
    await runner.query('ALTER TABLE dealings ADD has_applied boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dealings DROP has_applied');
  }
}
