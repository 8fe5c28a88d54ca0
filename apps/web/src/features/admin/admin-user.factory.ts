import type { AdminUser } from '@crewcall/contracts-identity';

/** Crew who signed up by email, and whose account is as it should be. */
export const buildAdminUser = (overrides: Partial<AdminUser> = {}): AdminUser => ({
  id: 'u1',
  email: 'maya@crew.example',
  first_name: 'Maya',
  last_name: 'Okafor',
  company_name: null,
  role: 'freelancer',
  email_verified: true,
  standing: 'active',
  created_at: '2026-11-01T10:00:00.000Z',
  auth_provider: 'email',
  ...overrides,
});
