import type { FreelancerProfile } from '@crewcall/contracts-identity';
import type { ProfileChangedPayload } from '@crewcall/contracts-identity/dto';
import type { CvFields } from '../cv/cv.presenter.js';
import { mediaAddress } from '../media/media.presenter.js';
import type { TownPoint } from '../places/town-points.service.js';
import { publicNameOfUser } from '../users/user.presenter.js';
import type { UserEntity } from '../users/user.entity.js';
import type { FreelancerProfileEntity } from './freelancer-profile.entity.js';

/** The same for every user but for the CV: neither address nor telephone is in it. */
export function presentFreelancer(user: UserEntity, profile: FreelancerProfileEntity, cv: CvFields): FreelancerProfile {
  return {
    id: profile.id,
    user_id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    display_name: publicNameOfUser(user),
    title: profile.title,
    bio: profile.bio,
    location: profile.location,
    reach_miles: profile.reachMiles,
    experience_years: profile.experienceYears,
    skills: profile.skills,
    portfolio_url: profile.portfolioUrl,
    linkedin_url: profile.linkedinUrl,
    website_url: profile.websiteUrl,
    availability_status: profile.availabilityStatus,
    profile_photo_url: mediaAddress(user.photoId),
    ...cv,
    email_verified: user.emailVerifiedAt !== null,
    rating_average: profile.ratingAverage === null ? null : Number(profile.ratingAverage),
    rating_count: profile.ratingCount,
    recent_projects: profile.recentProjects,
    ...(profile.publicSlug && { public_slug: profile.publicSlug }),
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}

/** The share of the parts that make a profile useful which are there. */
function completenessOf(user: UserEntity, profile: FreelancerProfileEntity): number {
  const parts = [
    user.firstName,
    profile.title,
    profile.bio,
    profile.location,
    profile.experienceYears !== null,
    profile.skills.length,
  ];
  return Math.round((parts.filter(Boolean).length / parts.length) * 100) / 100;
}

export const freelancerFacts = (
  user: UserEntity,
  profile: FreelancerProfileEntity,
  point: TownPoint | null,
): ProfileChangedPayload => ({
  kind: 'freelancer',
  title: profile.title,
  location: profile.location,
  lat: point?.lat ?? null,
  lon: point?.lon ?? null,
  reach_miles: profile.reachMiles,
  skills: profile.skills,
  experience_years: profile.experienceYears,
  availability: profile.availabilityStatus,
  completeness: completenessOf(user, profile),
});
