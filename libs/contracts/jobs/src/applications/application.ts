import type { PageQuery } from '@crewcall/contracts-core';
import type { Answer, AnswerRequest } from '../questions/question.js';
import type { JobClosedReason, JobStatus } from '../jobs/job.state.js';
import type { ApplicationStatus } from './application.state.js';

export const applicationSorts = ['newest', 'asked'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** How a person comes to apply: found, told by an alert, asked by the company, or by a link that was shared. */
export const applicationSources = ['search', 'alert', 'invite', 'share'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** What a link to a job says of itself. */
export const linkSources = ['alert', 'share'] as const satisfies readonly ApplicationSource[];
export type LinkSource = (typeof linkSources)[number];
/** The parameter of its address that says it. */
export const linkSourceIn = 'via';

/** The applicant as the company sees them on a card. */
export interface ApplicantCard {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  experience_years: number | null;
  availability_status: string | null;
  /** Mean of the ratings received; null until there is one. */
  rating_average: number | null;
  rating_count: number;
  /** Of their bookings, for the company; null while they are few. */
  completes_percent: number | null;
}

/** The part of a job that was applied for. */
export interface Chosen {
  /** Names; empty for every role. */
  roles: string[];
  /** Empty for every call. */
  calls: { id: string; name: string | null; starts_on: string }[];
  /** How many calls the job has. */
  of_calls: number;
}

/** How far an application has come, told to its applicant without any words of the company. */
export const applicationStepNames = ['applied', 'invited', 'viewed', 'shortlisted', 'decided', 'withdrawn'] as const;
export type ApplicationStepName = (typeof applicationStepNames)[number];

export interface ApplicationStep {
  step: ApplicationStepName;
  at: string;
}

/** A team that applies as one: it is accepted whole, or not at all. */
export interface ApplyingTeam {
  /** Of the team's application. */
  id: string;
  name: string;
  /** The lead first. */
  members: { user_id: string; first_name: string | null; last_name: string | null; role_name: string }[];
}

/** What a company keeps on an application, for itself alone. */
export interface ApplicationMarks {
  note: string | null;
  tags: string[];
}

/** Readable by its freelancer and by the company whose job it is for. */
export interface Application {
  id: string;
  job_id: string;
  freelancer_id: string;
  recruiter_id: string;
  status: ApplicationStatus;
  cover_letter: string | null;
  /** What the applicant asks for in pence, where the role has no set rate, on the role's basis: 'day', 'hour' … */
  asked_pence: number | null;
  asked_basis: string | null;
  /** To the questions of the job, in the words they were asked in. */
  answers: Answer[];
  /** Null for all of the job. */
  chosen: Chosen | null;
  /** In order. */
  timeline: ApplicationStep[];
  /** Only for the company; absent on the applicant's side. */
  marks?: ApplicationMarks;
  /** Only for the company: until when a no is not told yet and can be taken back; null where none waits. */
  takes_back_until?: string | null;
  rejection_message: string | null;
  applied_at: string;
  updated_at: string;
  /** As the job is called now; kept when the job is deleted. */
  job_title: string;
  job_company: string;
  job_status: JobStatus;
  /** Why a closed job is closed. */
  job_closed_reason: JobClosedReason | null;
  /** `YYYY-MM-DD`, for the row's date; like the next three as the job says now. */
  job_event_date: string | null;
  /** Only for the company: the day of its last call, after which it is over; null where the job has no day. */
  job_last_day?: string | null;
  /** `HH:MM` */
  job_start_time: string | null;
  job_location: string;
  job_rate: string;
  /** Stars the company gave for this booking; null until it did. */
  rating: number | null;
  /** When the freelancer last asked for a rating of it. */
  rating_requested_at: string | null;
  /** Both sides review the booking: a rating waits for the other’s. */
  is_blind: boolean;
  /** The company has given its rating, which is not shown yet. */
  is_rating_hidden: boolean;
  /** The company gave one, which an administrator took away: there is no other. */
  is_rating_removed: boolean;
  /** When the company cancelled the booking this was; its reason is the rejection message. */
  cancelled_at: string | null;
  freelancer_profile: ApplicantCard;
  /** Where the applicant leads one that applies; absent for all others. */
  team?: ApplyingTeam;
}

export interface ApplyRequest {
  /** If sent, it must be the caller. */
  freelancerId?: string | null;
  coverLetter?: string | null;
  /** Pence, on the basis of the role: where it has a range or asks crew for their rate. */
  asked_pence?: number | null;
  /** One for each question of the job. */
  answers?: AnswerRequest[];
  /** Of the job, where not all of it is applied for. */
  role_ids?: string[];
  call_ids?: string[];
  /** Of the link that led to the job; without one it was found. */
  source?: LinkSource;
}

export interface RejectRequest {
  message?: string | null;
}

/** Takes a booking back; the user who was booked reads why. */
export interface CancelRequest {
  reason: string;
}

export interface ApplicationListQuery extends PageQuery {
  /** One status or several with commas between; `pending` means applied. */
  status?: string;
  job_id?: string;
  /** Substring of the applicant's name or title, without regard to case; for companies. */
  search?: string;
  /** Newest first unless the cheapest are to lead; who named no amount comes last. */
  sort?: ApplicationSort;
}

/** How many of the caller's own applications, or of those for the caller's jobs, are in each state. */
export interface ApplicationCounts {
  total: number;
  applied: number;
  reviewed: number;
  shortlisted: number;
  hired: number;
  rejected: number;
  withdrawn: number;
}
