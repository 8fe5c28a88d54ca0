import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators look through all accounts: newest first, and by any part of an address or a name. */
export class FindUsers1764000330000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_newest ON users (created_at DESC, id DESC)');
    await runner.query(`
      CREATE INDEX users_searched ON users USING gin ((lower(email || ' ' || coalesce(first_name, '') || ' ' ||
        coalesce(last_name, '') || ' ' || coalesce(company_name, ''))) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_searched');
    await runner.query('DROP INDEX users_newest');
  }
}
