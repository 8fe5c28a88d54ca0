import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expand only: links mailed before have none, and sign no one in. */
export class KeepBrowserOfMailToken1764000390000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_tokens ADD browser_key_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_tokens DROP browser_key_hash');
  }
}
