import type { Team, TeamMember } from '@crewcall/contracts-bookings';

export const buildMember = (overrides: Partial<TeamMember> = {}): TeamMember => ({
  user_id: 'u1',
  first_name: 'Lena',
  last_name: 'Ward',
  title: 'FOH engineer',
  role: null,
  rating_average: null,
  rating_count: 0,
  is_lead: false,
  ...overrides,
});

/** Of Lena, who leads it, and Tom. */
export const buildTeam = (overrides: Partial<Team> = {}): Team => ({
  id: 't1',
  name: 'FOH Four',
  what: 'Sound for conferences.',
  town: 'Leeds',
  members: [
    buildMember({ is_lead: true }),
    buildMember({ user_id: 'u2', first_name: 'Tom', role: 'Monitors', rating_average: 4.5, rating_count: 2 }),
  ],
  skills: ['Sound Engineering', 'Dante'],
  together: 6,
  day_rate: { from_pence: 22_000, to_pence: 34_000 },
  is_public: false,
  invited: [],
  own: null,
  ...overrides,
});

export const buildOwn = (overrides: Partial<NonNullable<Team['own']>> = {}): NonNullable<Team['own']> => ({
  is_lead: false,
  has_joined: true,
  role: null,
  day_pence: null,
  agrees_to_page: false,
  approved: null,
  ...overrides,
});
