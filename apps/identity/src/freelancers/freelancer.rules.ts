import { type FreelancerProfileFields, tidySkills } from '@crewcall/contracts-identity';
import type { UserEntity } from '../users/user.entity.js';
import type { FreelancerProfileEntity } from './freelancer-profile.entity.js';

/** Absent fields stay as they are. */
export function applyNames(user: UserEntity, fields: FreelancerProfileFields): void {
  if (fields.first_name !== undefined) user.firstName = fields.first_name;
  if (fields.last_name !== undefined) user.lastName = fields.last_name;
}

/** Absent fields stay as they are; null clears one. */
export function applyFields(profile: FreelancerProfileEntity, fields: FreelancerProfileFields): void {
  const { title, bio, location, reach_miles, experience_years, skills, availability_status } = fields;
  const { portfolio_url, linkedin_url, website_url } = fields;
  const given = {
    title,
    bio,
    location,
    // No one travels an unknown way: null leaves it as it is.
    reachMiles: reach_miles ?? undefined,
    experienceYears: experience_years,
    skills: skills && tidySkills(skills),
    portfolioUrl: portfolio_url,
    linkedinUrl: linkedin_url,
    websiteUrl: website_url,
    availabilityStatus: availability_status ?? undefined,
  };
  const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;
  Object.assign(profile, Object.fromEntries(Object.entries(given).filter(isGiven)));
}
