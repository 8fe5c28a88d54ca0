import type { PageQuery } from '@crewcall/contracts-core';

/** A company's own list of crew members. Other companies and crew members never learn of it. */
export interface CrewList {
  id: string;
  name: string;
  /** The one that every company has from the start; it keeps its name and stays. */
  is_favourites: boolean;
  people: number;
}

export interface SaveCrewListRequest {
  name: string;
}

/** What a company marked a crew member with, as it stands on cards. */
export interface CrewMark {
  user_id: string;
  list_ids: string[];
  tags: string[];
  /** Completed bookings of the two. */
  together: number;
}

export interface CrewMarksRequest {
  user_ids: string[];
}

/** One row of a list. */
export interface ListedPerson extends CrewMark {
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  /** False for who is no longer on CrewCall, or not to be found there now. */
  is_here: boolean;
  added_at: string;
}

export interface CrewNote {
  id: string;
  text: string;
  created_at: string;
}

/** Newest note first. */
export interface KeptOnPerson extends CrewMark {
  notes: CrewNote[];
}

export interface AddCrewNoteRequest {
  text: string;
}

export interface SaveCrewTagsRequest {
  tags: string[];
}

/** A tag that the company uses, and on how many. */
export interface CrewTag {
  tag: string;
  people: number;
}

/** People on a list of the company's own, or with a tag, or both. */
export interface KeptCrewQuery {
  list_id?: string;
  tag?: string;
}

/** As many as a list holds. */
export interface KeptCrew {
  user_ids: string[];
}

export interface ListedPeopleQuery extends PageQuery {
  /** A tag of the company's own: of the list those alone who have it. */
  tag?: string;
  /** London days with commas, at most 14: of the whole list, who is free on most of them comes first. */
  free_on?: string;
}
