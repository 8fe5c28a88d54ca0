import type { ApplicationMoveName, PostJobRequest } from '@crewcall/contracts-jobs';
import type { CompanyProfileFields, FreelancerProfileFields } from '@crewcall/contracts-identity';

export interface CrewMember {
  email: string;
  profile: FreelancerProfileFields & { first_name: string; last_name: string };
}

export interface Company {
  email: string;
  profile: CompanyProfileFields & { company_name: string };
}

export interface Application {
  /** The local part of the applicant's address. */
  by: string;
  letter?: string;
  /** What the company, or for `withdraw` the applicant, then did with it. */
  then?: ApplicationMoveName[];
  /** What a rejection said. */
  message?: string;
}

/** One job from its posting to where it stands now. Titles are unique within a company: they tell jobs apart. */
export interface StoryJob {
  company: string;
  /** Days from today, so that the story never grows old before it is told. */
  inDays: number;
  post: Omit<PostJobRequest, 'event_date'>;
  applications?: Application[];
  /** What became of the job itself, after its applications. A hire closes it without our doing. */
  finally?: 'paused' | 'cancelled';
}

/** One password for everyone in the story: it protects nothing and is printed at every start. */
export const STORY_PASSWORD = 'Crewcall-2026';
export const ADMIN_EMAIL = 'admin@crewcall.example';
