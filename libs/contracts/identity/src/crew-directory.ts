import type { DayAvailability, KitFilter, TicketFilter } from '@crewcall/contracts-bookings';
import type { PageQuery, Within } from '@crewcall/contracts-core';
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

/**
 * Case-insensitive substrings, all of which must hold. 'all' and 'All Skills' mean any skill. Filters by ticket and kit
 * are for companies, ignored of every other user; a ticket is judged on the last of the days asked for, or today.
 */
export interface CrewDirectoryQuery extends PageQuery, TicketFilter, KitFilter {
  /** Looked for in name, title and skills. */
  search?: string;
  location?: string;
  skill?: string;
  /** London days with commas, at most 14; for companies, ignored of every other user. */
  on?: string;
  /** With `on`: only who is free or unsaid on every day, or on at least half of them. */
  free?: CrewFree;
  /** A town or a postcode of the United Kingdom. */
  near?: string;
  /** At most so many miles from there; any, without it. */
  within?: Within;
  /** Best rated first, unless told otherwise. With `on`, who is free comes first all the same. */
  order?: CrewOrder;
}

/** `nearest` with `near`. */
export const crewOrders = ['rating', 'nearest'] as const;
export type CrewOrder = (typeof crewOrders)[number];

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
  /** Where the list was asked for what is near: whole miles from there to their town; null where that is not known. */
  miles?: number | null;
};

export const crewDirectoryFailed = 'Failed to fetch freelancers';
/** How long `?highlight=` marks a card. */
export const crewHighlightMs = 3000;
