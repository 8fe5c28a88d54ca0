import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person sent within a day counts with what they took off their list: the index holds all, not the list alone. */
export class IndexAllOfFreelancers1768200000000 implements MigrationInterface {
  name = 'IndexAllOfFreelancers1768200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX applications_of_freelancer_ever ON applications (freelancer_id, applied_at DESC, id DESC)',
    );
    await runner.query('DROP INDEX applications_of_freelancer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX applications_of_freelancer ON applications (freelancer_id, applied_at DESC, id DESC)
      WHERE removed_by_freelancer_at IS NULL`);
    await runner.query('DROP INDEX applications_of_freelancer_ever');
  }
}
