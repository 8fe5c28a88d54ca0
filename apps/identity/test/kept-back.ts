import type { KeptBack } from '@crewcall/testing-node';

/** Columns that no person's copy of their data holds, by the reason why. */
export const keptBack: KeptBack = {
  'the person themselves: the record says whose it is by being in their copy': [
    ...['account_audit', 'company_profiles', 'cvs', 'data_exports', 'external_identities', 'freelancer_profiles'].map(
      (table) => `${table}.user_id`,
    ),
    'sessions.user_id',
    'stored_files.owner_id',
  ],
  'secrets, and hashes that only serve to recognise': [
    'users.password_hash',
    'users.terms_address_hash',
    'sessions.address_hash',
    'mail_tokens.*',
  ],
  'states by which rows are kept in step': [
    'users.version',
    'company_profiles.version',
    'freelancer_profiles.version',
    'account_audit.id',
    'data_exports.objects',
    'data_exports.waiting_for',
    'stored_files.is_kept',
    'ended_sessions.*',
  ],
  'ids of files that are in the copy themselves': [
    'users.photo_id',
    'users.logo_id',
    'cvs.file_id',
    'cvs.content_type',
    'cvs.size',
    'cvs.uploaded_at',
  ],
  'set only when the account is gone': ['users.deleted_at'],
  'computed from what is in the copy': ['freelancer_profiles.rating_score', 'crew_entries.*'],
  'what jobs told: its own parts of the copy hold it': [
    'availability_days.*',
    'availability_words.*',
    'crew_bookings.*',
    'dealings.*',
    'rating_summaries.*',
  ],
  'of no person': ['crew_totals.*'],
};
