import type { PageQuery } from '@crewcall/contracts-core';
import type { LeadApproval } from './team-offer.js';

/** Of a team, as members and, where each of them agreed, everyone may read it. */
export interface TeamMember {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  /** What they do in this team. */
  role: string | null;
  rating_average: number | null;
  rating_count: number;
  is_lead: boolean;
}

export interface Team {
  id: string;
  name: string;
  /** What it does. */
  what: string | null;
  town: string | null;
  /** Those who joined, the lead first. */
  members: TeamMember[];
  /** Of all members, each once. */
  skills: string[];
  /** Jobs that two or more of them completed together. */
  together: number;
  /** In pence, of those members who said theirs. */
  day_rate: { from_pence: number; to_pence: number } | null;
  is_public: boolean;
  /** Not for outsiders: those who have not answered yet. */
  invited: TeamMember[];
  own: OwnMembership | null;
}

/** Where the reader stands in a team. */
export interface OwnMembership {
  is_lead: boolean;
  /** False while the invitation waits for an answer. */
  has_joined: boolean;
  role: string | null;
  day_pence: number | null;
  /** The page may be read by everyone, as far as this member is concerned. */
  agrees_to_page: boolean;
  /** What the lead may accept for this member. */
  approved: LeadApproval | null;
}

export interface TeamDirectoryQuery extends PageQuery {
  /** Looked for in name, what it does, town and skills. */
  search?: string;
}

export interface SaveTeamRequest {
  name: string;
  what?: string | null;
  town?: string | null;
}

export interface InviteToTeamRequest {
  user_id: string;
  role?: string | null;
}

/** Joins, where invited; what is left out stays as it is. */
export interface SaveMembershipRequest {
  role?: string | null;
  day_pence?: number | null;
  agrees_to_page?: boolean;
  approved?: LeadApproval | null;
}

export interface LeadTeamRequest {
  user_id: string;
}
