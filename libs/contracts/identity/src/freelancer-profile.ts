import { counted } from '@crewcall/contracts-core';
import type { CvScan } from './cv.js';

export const availabilityStatuses = ['available', 'busy', 'unavailable'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

export const availabilityLabels: Record<AvailabilityStatus, string> = {
  available: 'Available',
  busy: 'Busy',
  unavailable: 'Unavailable',
};

/** Anything that is not known reads as unavailable. */
export function availabilityOf(status: string | null | undefined): AvailabilityStatus {
  return availabilityStatuses.find((each) => each === status) ?? 'unavailable';
}

/** What a freelancer may write about themselves. Absent fields stay as they are; null or '' clears one. */
export interface FreelancerProfileFields {
  first_name?: string | null;
  last_name?: string | null;
  title?: string | null;
  bio?: string | null;
  location?: string | null;
  /** How far they travel to work: 5 to 200 miles, or `UK_WIDE_MILES`. */
  reach_miles?: number;
  experience_years?: number | null;
  skills?: string[];
  portfolio_url?: string | null;
  linkedin_url?: string | null;
  website_url?: string | null;
  availability_status?: AvailabilityStatus;
  profile_photo_url?: string | null;
}

/** `user_id` is accepted for older clients; it must be the caller's own. */
export type SaveFreelancerProfileRequest = FreelancerProfileFields & { user_id?: string };

export interface FreelancerProfile {
  id: string;
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  /** How to name this person in public, whatever they filled in. */
  display_name: string;
  title: string | null;
  bio: string | null;
  location: string | null;
  /** How far they travel to work; absent from lists. */
  reach_miles?: number;
  experience_years: number | null;
  skills: string[];
  portfolio_url: string | null;
  linkedin_url: string | null;
  website_url: string | null;
  availability_status: AvailabilityStatus;
  profile_photo_url: string | null;
  /** All of the CV is for its owner, companies and administrators, else null. A link is had from this address. */
  cv_file_url: string | null;
  cv_file_name: string | null;
  cv_file_type: string | null;
  cv_file_size: number | null;
  /** For its owner; others are told of a CV only when it is safe. */
  cv_scan: CvScan | null;
  email_verified: boolean;
  /** Mean of the ratings received, 1 to 5 with two decimals; null until there is one. */
  rating_average: number | null;
  rating_count: number;
  /** Bookings of the last twelve months. */
  recent_projects: number;
  /** Of its own address, `/crew/{public_slug}`; absent unless its owner lets search engines find it. */
  public_slug?: string;
  created_at: string;
  updated_at: string;
}

export interface SaveIndexingRequest {
  /** Whether search engines may list the profile. */
  is_indexed: boolean;
}

/** As many profiles that search engines may know as fit into one file, and how many there are. */
export interface NamedAddresses {
  total: number;
  crew: { slug: string; updated_at: string }[];
}

/** What a reader sees in place of what was left empty. */
export const freelancerDefaults = {
  title: 'Event Professional',
  bio: 'Professional event crew member',
  location: 'Location not specified',
  experience: 'Experience not specified',
} as const;

export function experienceLabelOf(years: number | null | undefined): string {
  if (years === null || years === undefined) return freelancerDefaults.experience;
  return counted(years, 'year');
}
