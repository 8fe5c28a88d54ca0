import { profileLimits } from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { FreelancerProfileEntity } from './freelancer-profile.entity.js';

/** An empty profile: available, unrated. */
export function buildFreelancerProfile(overrides: Partial<FreelancerProfileEntity> = {}): FreelancerProfileEntity {
  const now = new Date();
  return Object.assign(new FreelancerProfileEntity(), {
    id: newId(),
    userId: newId(),
    title: null,
    bio: null,
    location: null,
    reachMiles: profileLimits.reachMiles.usual,
    experienceYears: null,
    skills: [],
    portfolioUrl: null,
    linkedinUrl: null,
    websiteUrl: null,
    availabilityStatus: 'available',
    ratingAverage: null,
    ratingCount: 0,
    recentProjects: 0,
    publicSlug: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  } satisfies FreelancerProfileEntity);
}
