import type { AnswerRequest, ApplicationStatus } from '@crewcall/contracts-jobs';
import type { TeamApplicationState } from './team-application.rules.js';

export interface ApplyAsTeamRequest {
  job_id: string;
  /** The lead among them, each once. */
  slots: { user_id: string; role_id: string }[];
  cover_letter?: string | null;
  /** The lead's, for all of them. */
  answers?: AnswerRequest[];
}

/** One of those who apply together. */
export interface TeamApplicationMember {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role_name: string;
  is_lead: boolean;
  has_confirmed: boolean;
}

/** A team that applies for one job, for those who are in it: sent once each of them has confirmed, or not at all. */
export interface TeamApplication {
  id: string;
  team_id: string;
  team_name: string;
  job_id: string;
  job_title: string;
  company: string;
  side: 'lead' | 'member';
  state: TeamApplicationState;
  /** Of what was sent; null before. */
  status: ApplicationStatus | null;
  /** Why it ended: 'Tom did not confirm.' */
  ended: string | null;
  confirm_by: string;
  cover_letter: string | null;
  /** The lead first. */
  members: TeamApplicationMember[];
  created_at: string;
}

export type TeamApplicationMove = 'confirm' | 'withdraw';
