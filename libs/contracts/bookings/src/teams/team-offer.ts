import type { Terms } from '../roles/terms.js';
import type { SlotAnswer, TeamOfferState } from './team-offer.rules.js';

/** One member of a team that is asked, with what became of it. */
export interface TeamOfferSlot {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role_id: string;
  role_name: string;
  /** 'Thu 26 and Fri 27 Nov' */
  days: string;
  /** For the company and for the member alone: '£320 a day'. */
  rate: string | null;
  /** The member’s own, for them and for the company. */
  offer_id: string | null;
  answer: SlotAnswer;
  /** Why this member is missing: 'Tom is not free on Fri 27 Nov' */
  missing: string | null;
  /** Whom the lead proposes in their place. */
  substitute: { user_id: string; name: string } | null;
  /** For the lead: this member approved beforehand what is asked. */
  lead_may_accept: boolean;
}

/** A team asked about one job, for the company, the lead and those asked. */
export interface TeamOffer {
  id: string;
  team_id: string;
  team_name: string;
  job_id: string;
  job_title: string;
  company: string;
  side: 'company' | 'lead' | 'member';
  state: TeamOfferState;
  answer_by: string | null;
  slots: TeamOfferSlot[];
  created_at: string;
}

export interface AskedMember {
  user_id: string;
  role_id: string;
  /** The role's, unless the company edits them for this person. */
  terms?: Partial<Terms> & Pick<Terms, 'basis'>;
}

export interface MakeTeamOfferRequest {
  job_id: string;
  slots: AskedMember[];
  note?: string | null;
  answer_by?: string;
}

export interface SubstituteRequest {
  /** Who is missing. */
  for_user_id: string;
  user_id: string;
}

export interface TakeSubstituteRequest {
  for_user_id: string;
}

/** 'My lead may accept for me within my rate and radius' */
export interface LeadApproval {
  /** The least for a day. */
  day_pence: number;
  /** From the middle of one's town. */
  miles: number;
  /** London days; both are meant. */
  from: string;
  until: string;
}
