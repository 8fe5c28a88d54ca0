import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which companies saw the card of a ticket as it is now; jobs tells. */
export class CountWhoSawTickets1768020100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ticket_sightings (
        ticket_id uuid NOT NULL
          CONSTRAINT ticket_sightings_ticket_fk REFERENCES tickets (id) ON DELETE CASCADE,
        company_id uuid NOT NULL,
        seen_at timestamptz NOT NULL,
        CONSTRAINT ticket_sightings_pkey PRIMARY KEY (ticket_id, company_id)
      )`);
    await runner.query('CREATE INDEX ticket_sightings_of_company ON ticket_sightings (company_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ticket_sightings');
  }
}
