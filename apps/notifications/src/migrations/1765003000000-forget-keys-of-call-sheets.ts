import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key that acknowledges a call sheet is made for its mail, and kept nowhere. */
export class ForgetKeysOfCallSheets1765003000000 implements MigrationInterface {
  name = 'ForgetKeysOfCallSheets1765003000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE notifications SET sheet = sheet - 'acknowledge_key' WHERE sheet ? 'acknowledge_key'`);
  }

  /** A key that is gone does not come back: the mail leads to the sheet, as it did beside it. */
  async down(): Promise<void> {}
}
