import type { CrewDirectoryItem } from '@crewcall/contracts-identity';

/** Priya as the directory shows her, unless told otherwise. For tests. */
export function buildCrewMember(overrides: Partial<CrewDirectoryItem> = {}): CrewDirectoryItem {
  return {
    id: 'p1',
    user_id: 'u1',
    first_name: 'Priya',
    last_name: 'Nair',
    display_name: 'Priya Nair',
    title: 'FOH and systems engineer',
    bio: 'Calm on comms.',
    location: 'Manchester',
    experience_years: 12,
    skills: ['Dante', 'RF'],
    portfolio_url: null,
    linkedin_url: null,
    website_url: null,
    availability_status: 'available',
    profile_photo_url: null,
    email_verified: true,
    rating_average: 4.9,
    rating_count: 41,
    recent_projects: 14,
    ...overrides,
  };
}
