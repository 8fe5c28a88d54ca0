import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProfiles1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE freelancer_profiles (
        id uuid CONSTRAINT freelancer_profiles_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT freelancer_profiles_user_unique UNIQUE
          CONSTRAINT freelancer_profiles_user_fkey REFERENCES users ON DELETE CASCADE,
        title text,
        bio text,
        location text,
        experience_years integer
          CONSTRAINT freelancer_profiles_experience_sane CHECK (experience_years BETWEEN 0 AND 80),
        skills text[] NOT NULL DEFAULT '{}'
          CONSTRAINT freelancer_profiles_skills_bounded CHECK (cardinality(skills) <= 50),
        portfolio_url text,
        linkedin_url text,
        website_url text,
        availability_status text NOT NULL DEFAULT 'available'
          CONSTRAINT freelancer_profiles_availability_known CHECK (availability_status IN ('available', 'busy', 'unavailable')),
        rating_average numeric(3, 2)
          CONSTRAINT freelancer_profiles_rating_sane CHECK (rating_average BETWEEN 1 AND 5),
        rating_count integer NOT NULL DEFAULT 0,
        recent_projects integer NOT NULL DEFAULT 0,
        -- Five imagined ratings of 3.5 are mixed in, so that a single 5 does not outrank forty of 4.8.
        rating_score numeric GENERATED ALWAYS AS
          ((17.5 + coalesce(rating_average, 0) * rating_count) / (5 + rating_count)) STORED,
        search_text text NOT NULL DEFAULT '',
        skills_text text NOT NULL DEFAULT '',
        location_text text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE INDEX freelancer_profiles_search ON freelancer_profiles
        USING gin (search_text gin_trgm_ops, skills_text gin_trgm_ops, location_text gin_trgm_ops)`);
    await runner.query('CREATE INDEX freelancer_profiles_best_first ON freelancer_profiles (rating_score DESC, id)');
    await runner.query(`
      CREATE TABLE rating_summaries (
        freelancer_id uuid CONSTRAINT rating_summaries_pkey PRIMARY KEY,
        average numeric(3, 2),
        count integer NOT NULL,
        version integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE company_profiles (
        id uuid CONSTRAINT company_profiles_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT company_profiles_user_unique UNIQUE
          CONSTRAINT company_profiles_user_fkey REFERENCES users ON DELETE CASCADE,
        contact_name text,
        company_type text CONSTRAINT company_profiles_type_known CHECK (company_type IN
          ('production_company', 'agency', 'av_supplier', 'venue', 'exhibition_trade_show_organiser', 'entertainment_agency')),
        location text,
        description text,
        website_url text,
        linkedin_url text,
        phone text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_profiles');
    await runner.query('DROP TABLE rating_summaries');
    await runner.query('DROP TABLE freelancer_profiles');
  }
}
