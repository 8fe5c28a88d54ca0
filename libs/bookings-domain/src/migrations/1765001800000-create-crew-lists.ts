import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a company keeps on crew members. The company comes first in each key: no row is found without naming it. */
export class CreateCrewLists1765001800000 implements MigrationInterface {
  name = 'CreateCrewLists1765001800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.crew_lists (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        is_favourites boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT crew_lists_pk PRIMARY KEY (company_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX crew_lists_name ON bookings.crew_lists (company_id, lower(name))');
    await runner.query(
      'CREATE UNIQUE INDEX crew_lists_one_favourites ON bookings.crew_lists (company_id) WHERE is_favourites',
    );
    await runner.query(`
      CREATE TABLE bookings.crew_list_people (
        company_id uuid NOT NULL,
        list_id uuid NOT NULL,
        freelancer_id uuid NOT NULL,
        added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT crew_list_people_pk PRIMARY KEY (company_id, list_id, freelancer_id),
        CONSTRAINT crew_list_people_list_fk FOREIGN KEY (company_id, list_id)
          REFERENCES bookings.crew_lists (company_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE bookings.crew_notes (
        company_id uuid NOT NULL,
        freelancer_id uuid NOT NULL,
        id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT crew_notes_pk PRIMARY KEY (company_id, freelancer_id, id)
      )`);
    await runner.query(`
      CREATE TABLE bookings.crew_tags (
        company_id uuid NOT NULL,
        freelancer_id uuid NOT NULL,
        tag text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX crew_tags_once ON bookings.crew_tags (company_id, freelancer_id, lower(tag))',
    );
    for (const table of ['crew_list_people', 'crew_notes', 'crew_tags'])
      await runner.query(`CREATE INDEX ${table}_of_person ON bookings.${table} (freelancer_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['crew_tags', 'crew_notes', 'crew_list_people', 'crew_lists'])
      await runner.query(`DROP TABLE bookings.${table}`);
  }
}
