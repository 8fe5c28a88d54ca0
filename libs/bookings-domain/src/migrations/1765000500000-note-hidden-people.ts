import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user who hides their profile cannot be asked. No user is hidden until identity says so again. */
export class NoteHiddenPeople1765000500000 implements MigrationInterface {
  name = 'NoteHiddenPeople1765000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people ADD COLUMN is_hidden boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people DROP COLUMN is_hidden');
  }
}
