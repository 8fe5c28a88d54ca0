import type { CompanyProfile, FreelancerProfile } from '@crewcall/contracts-identity';

/** Priya's public profile, unless told otherwise. For tests. */
export function buildFreelancerProfile(overrides: Partial<FreelancerProfile> = {}): FreelancerProfile {
  return {
    id: '0190b6a0-0000-7000-8000-0000000000e1',
    user_id: '0190b6a0-0000-7000-8000-000000000001',
    first_name: 'Priya',
    last_name: 'Nair',
    display_name: 'Priya Nair',
    title: 'FOH and systems engineer',
    bio: 'Twelve years of conferences.',
    location: 'Manchester',
    experience_years: 12,
    skills: ['Dante'],
    portfolio_url: 'https://priyanair.example',
    linkedin_url: null,
    website_url: null,
    availability_status: 'available',
    profile_photo_url: null,
    cv_file_url: null,
    cv_file_name: null,
    cv_file_type: null,
    cv_file_size: null,
    cv_scan: null,
    email_verified: true,
    rating_average: null,
    rating_count: 0,
    recent_projects: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

/** The profile of a production company in Leeds, unless told otherwise. For tests. */
export function buildCompanyProfile(overrides: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    id: '0190b6a0-0000-7000-8000-0000000000e2',
    user_id: '0190b6a0-0000-7000-8000-000000000002',
    company_name: 'Northlight Productions',
    contact_name: 'Dan Price',
    company_type: 'production_company',
    location: 'Leeds',
    description: 'Launches and conferences.',
    company_description: 'Launches and conferences.',
    website_url: 'https://northlight.example',
    linkedin_url: null,
    phone: null,
    company_logo_url: null,
    email_verified: true,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}
