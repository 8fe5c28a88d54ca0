import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators decide whether people are asked for feedback: one row, which is always there. */
export class SwitchThePopup1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feedback_popup (
        single boolean CONSTRAINT feedback_popup_pkey PRIMARY KEY DEFAULT true
          CONSTRAINT feedback_popup_only_one CHECK (single),
        is_on boolean NOT NULL
      )`);
    await runner.query('INSERT INTO feedback_popup (is_on) VALUES (true)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feedback_popup');
  }
}
