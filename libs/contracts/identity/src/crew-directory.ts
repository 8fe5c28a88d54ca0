import type { DayAvailability } from '@crewcall/contracts-bookings';
import type { PageQuery } from '@crewcall/contracts-core';
import type { FreelancerProfile } from './freelancer-profile.js';

/** The skill filter of the directory, after its 'All Skills'. */
export const crewSkillOptions = [
  'Sound Engineering',
  'Lighting Design',
  'AV Systems',
  'Video Production',
  'Stage Management',
] as const;
export const allCrewSkills = 'All Skills';

/** Case-insensitive substrings, all of which must hold. 'all' and 'All Skills' mean any skill. */
export interface CrewDirectoryQuery extends PageQuery {
  /** Looked for in name, title and skills. */
  search?: string;
  location?: string;
  skill?: string;
  /** London days with commas, at most 14; for companies, ignored of every other user. */
  on?: string;
  /** With `on`: only who is free or unsaid on every day, or on at least half of them. */
  free?: CrewFree;
}

/** Among whom a company looks: the people of a list of its own, or those with a tag. */
export interface CrewAmongRequest {
  user_ids: string[];
}

export const crewFree = ['all', 'most'] as const;
export type CrewFree = (typeof crewFree)[number];

/** What the directory knows of the days asked for, and since when. */
export interface CrewAvailability {
  as_of: string;
  days: Pick<DayAvailability, 'day' | 'word'>[];
}

export const crewDirectoryLimits = {
  term: 100,
  /** Of those among whom a company looks. */
  among: 500,
} as const;

/** One card. The list is a bare array, best rated first, with the total in `X-Total-Count`. */
export type CrewDirectoryItem = Omit<
  FreelancerProfile,
  'cv_file_url' | 'cv_file_name' | 'cv_file_type' | 'cv_file_size' | 'cv_scan' | 'created_at' | 'updated_at'
> & {
  /** Only where a company asked with `on`; null where the calendar is not shared. */
  availability?: CrewAvailability | null;
};

export const crewDirectoryFailed = 'Failed to fetch freelancers';
/** How long `?highlight=` marks a card. */
export const crewHighlightMs = 3000;
