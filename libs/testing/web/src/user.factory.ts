import type { SessionUser } from '@crewcall/web-data-access';

/** A signed-in person: Priya, a freelancer, unless told otherwise. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '0190b6a0-0000-7000-8000-000000000001',
    email: 'priya@example.org',
    role: 'freelancer',
    first_name: 'Priya',
    last_name: 'Nair',
    company_name: null,
    email_verified: true,
    avatar_url: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}
