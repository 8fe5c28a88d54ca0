import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address of a profile that its owner lets search engines find; none unless they do. */
export class LetProfilesBeFound1767300100000 implements MigrationInterface {
  name = 'LetProfilesBeFound1767300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE freelancer_profiles ADD COLUMN public_slug text CONSTRAINT freelancer_profiles_slug_unique UNIQUE',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE freelancer_profiles DROP COLUMN public_slug');
  }
}
