import type { MigrationInterface, QueryRunner } from 'typeorm';

async function bound(runner: QueryRunner, units: number, validity: '' | 'NOT VALID'): Promise<void> {
  for (const column of ['message', 'response']) {
    await runner.query(`
      ALTER TABLE feedback DROP CONSTRAINT feedback_${column}_bounded,
        ADD CONSTRAINT feedback_${column}_bounded CHECK (length(${column}) <= ${5000 * units}) ${validity}`);
  }
}

/** The rules count characters as people do, and one may take twelve units; the database only bounds. */
export class CountCharacters1764000500000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => bound(runner, 12, '');
  down = (runner: QueryRunner): Promise<void> => bound(runner, 1, 'NOT VALID');
}
