import { completesWords } from '@crewcall/contracts-bookings';
import { calendarDate } from '@crewcall/contracts-core';
import { experienceLabelOf, initialsOf } from '@crewcall/contracts-identity';
import {
  canMoveApplication,
  isDayOver,
  type ApplicantCard,
  type Application,
  type ApplicationStatus,
} from '@crewcall/contracts-jobs';
import type { StateName } from '@crewcall/web-ui';

/** The chip of each state; its words come from the contract. */
export const chipOf: Record<ApplicationStatus, StateName> = {
  applied: 'pending',
  reviewed: 'reviewed',
  shortlisted: 'shortlisted',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
};

export function applicantName({ first_name, last_name }: ApplicantCard): string {
  return (
    [first_name, last_name]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') || 'Crew member'
  );
}

export function applicantInitials(card: ApplicantCard): string {
  return initialsOf(applicantName(card));
}

/** 'FOH and systems engineer, 12 years, completes bookings: 97 %' */
export function applicantAbout({ title, experience_years, completes_percent }: ApplicantCard): string {
  const years = experience_years === null ? null : experienceLabelOf(experience_years);
  return [title ?? 'Event Professional', years, completesWords(completes_percent)].filter(Boolean).join(', ');
}

/** A booking that is still ahead, as its company sees it. */
export const canCancel = ({ status, job_event_date }: Application): boolean =>
  canMoveApplication('cancel', status, 'recruiter') && !(job_event_date && isDayOver(job_event_date, new Date()));

/** `Thu 26 Nov` of the job that was applied for, or null when it is not known. */
export function jobDayOf({ job_event_date }: Application): string | null {
  return job_event_date ? calendarDate(new Date(`${job_event_date}T12:00:00Z`)) : null;
}

export function jobLineOf({ job_company, job_location, job_rate }: Application): string {
  return [job_company, job_location, job_rate].filter(Boolean).join(', ');
}
