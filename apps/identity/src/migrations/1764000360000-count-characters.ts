import type { MigrationInterface, QueryRunner } from 'typeorm';

const limits = { first_name: 80, last_name: 80, company_name: 120 } as const;

async function bound(runner: QueryRunner, units: number, validity: '' | 'NOT VALID'): Promise<void> {
  for (const [column, limit] of Object.entries(limits)) {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_${column}_bounded,
        ADD CONSTRAINT users_${column}_bounded CHECK (length(${column}) <= ${limit * units}) ${validity}`);
  }
}

/** The rules count characters as people do, and one may take twelve units; the database only bounds. */
export class CountCharacters1764000360000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => bound(runner, 12, '');
  down = (runner: QueryRunner): Promise<void> => bound(runner, 1, 'NOT VALID');
}
