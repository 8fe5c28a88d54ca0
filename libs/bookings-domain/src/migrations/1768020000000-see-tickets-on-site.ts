import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies saw of cards on site, as it was then: it stays with the booking when the ticket goes. */
export class SeeTicketsOnSite1768020000000 implements MigrationInterface {
  name = 'SeeTicketsOnSite1768020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.ticket_sightings (
        booking_id uuid NOT NULL
          CONSTRAINT ticket_sightings_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        ticket_id uuid NOT NULL,
        kind text NOT NULL,
        level text,
        sum_pence integer,
        expires_on date,
        checker text,
        seen_at timestamptz NOT NULL,
        CONSTRAINT ticket_sightings_pk PRIMARY KEY (booking_id, ticket_id)
      )`);
    await runner.query('CREATE INDEX ticket_sightings_of_ticket ON bookings.ticket_sightings (ticket_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.ticket_sightings');
  }
}
