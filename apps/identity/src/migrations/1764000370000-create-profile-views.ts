import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which company looked at which person within the last 24 hours: one row a pair. */
export class CreateProfileViews1764000370000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile_views (
        viewed_id uuid NOT NULL,
        viewer_id uuid NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT profile_views_pkey PRIMARY KEY (viewed_id, viewer_id)
      )`);
    await runner.query('CREATE INDEX profile_views_of_viewer ON profile_views (viewer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_views');
  }
}
