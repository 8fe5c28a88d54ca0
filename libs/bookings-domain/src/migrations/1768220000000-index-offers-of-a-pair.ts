import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before a person is asked, all that they were ever asked about the role decides whether they may be. */
export class IndexOffersOfAPair1768220000000 implements MigrationInterface {
  name = 'IndexOffersOfAPair1768220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX offers_of_pair ON bookings.offers (role_id, freelancer_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.offers_of_pair');
  }
}
