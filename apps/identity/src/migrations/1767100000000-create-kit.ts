import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Own kit that travels with its owner. */
export class CreateKit1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kit_holders (
        user_id uuid NOT NULL CONSTRAINT kit_holders_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query(`
      CREATE TABLE kit_items (
        id uuid NOT NULL CONSTRAINT kit_items_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT kit_items_holder_fk REFERENCES kit_holders (user_id) ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        count integer NOT NULL CONSTRAINT kit_items_count CHECK (count BETWEEN 1 AND 999),
        day_pence integer CONSTRAINT kit_items_day CHECK (day_pence >= 0),
        replacement_pence integer CONSTRAINT kit_items_replacement CHECK (replacement_pence >= 0),
        pat_until date,
        pat_reminded date,
        insured_until date,
        insured_reminded date,
        photo_id uuid CONSTRAINT kit_items_photo_fk REFERENCES stored_files ON DELETE SET NULL,
        is_hidden boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX kit_items_of_user ON kit_items (user_id)');
    await runner.query('CREATE INDEX kit_items_of_photo ON kit_items (photo_id) WHERE photo_id IS NOT NULL');
    await runner.query('CREATE INDEX kit_items_by_pat ON kit_items (pat_until)');
    await runner.query('CREATE INDEX kit_items_by_insured ON kit_items (insured_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kit_items');
    await runner.query('DROP TABLE kit_holders');
  }
}
