import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What this service keeps of a person, and under which name they read it. Secrets and hashes stay here. */
const parts: { kind: string; sql: string }[] = [
  {
    kind: 'account',
    sql: `SELECT id, email, email_verified_at, role, first_name, last_name, company_name, is_profile_visible,
            is_mail_enabled, terms_version, terms_accepted_at, suspended_at, created_at, updated_at,
            password_hash IS NOT NULL AS has_password
          FROM users WHERE id = $1`,
  },
  {
    kind: 'freelancer-profile',
    sql: `SELECT id, title, bio, location, reach_miles, experience_years, skills, portfolio_url, linkedin_url, website_url,
            availability_status, rating_average, rating_count, recent_projects, public_slug, created_at, updated_at
          FROM freelancer_profiles WHERE user_id = $1`,
  },
  {
    kind: 'company-profile',
    sql: `SELECT id, contact_name, company_type, location, description, website_url, linkedin_url, phone, created_at,
            updated_at
          FROM company_profiles WHERE user_id = $1`,
  },
  {
    kind: 'session',
    sql: `SELECT id, device, place, created_at, last_seen_at, revoked_at FROM sessions WHERE user_id = $1
          ORDER BY created_at DESC LIMIT 1000`,
  },
  {
    kind: 'external-sign-in',
    sql: 'SELECT provider, subject, linked_at FROM external_identities WHERE user_id = $1 ORDER BY provider',
  },
  {
    kind: 'profile-view',
    sql: `SELECT viewer_id, viewed_id, recorded_at FROM profile_views WHERE viewer_id = $1 OR viewed_id = $1
          ORDER BY recorded_at DESC LIMIT 1000`,
  },
  {
    kind: 'copy-of-data',
    sql: `SELECT id, status, size, left_out, requested_at, ready_at, expires_at FROM data_exports WHERE user_id = $1
          ORDER BY requested_at DESC LIMIT 1000`,
  },
  {
    kind: 'ticket',
    sql: `SELECT id, kind AS ticket, last4, level, sum_pence, issued_on::text, expires_on::text, state, reason,
            waiting_since, decided_at, created_at, updated_at
          FROM tickets WHERE user_id = $1 ORDER BY id`,
  },
  {
    kind: 'ticket-document',
    sql: `SELECT ticket_id, name, type, size, added_at FROM ticket_documents WHERE user_id = $1 ORDER BY added_at`,
  },
  { kind: 'tickets-shared-with', sql: 'SELECT audience FROM ticket_holders WHERE user_id = $1' },
  {
    kind: 'kit',
    sql: `SELECT id, kind AS kit, name, count, day_pence, replacement_pence, pat_until::text, insured_until::text,
            photo_id, is_hidden, created_at, updated_at FROM kit_items WHERE user_id = $1 ORDER BY id`,
  },
  {
    kind: 'saved-search',
    sql: `SELECT id, name, wanted, alert, is_paused, created_at FROM crew_searches WHERE user_id = $1 ORDER BY id`,
  },
  {
    kind: 'change',
    sql: 'SELECT what, facts, at FROM account_audit WHERE user_id = $1 ORDER BY at, id LIMIT 1000',
  },
];

@ExportsPersonalData()
@Injectable()
export class AccountExporter implements PersonalDataExporter {
  readonly name = 'account';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncGenerator<object> {
    for (const { kind, sql } of parts)
      for (const row of await this.database.query<object>(sql, [userId])) yield { kind, ...row };
  }
}
