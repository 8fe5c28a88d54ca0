import { completesWords } from '@crewcall/contracts-bookings';
import { calendarDate } from '@crewcall/contracts-core';
import { experienceLabelOf, initialsOf, personName } from '@crewcall/contracts-identity';
import {
  applicationStateLabelOf,
  canMoveApplication,
  isDayOver,
  isOpenApplication,
  type ApplicantCard,
  type Application,
  type ApplicationStatus,
  type ApplyingTeam,
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

/** The chip of an application for its company, also of a no that its applicant has not heard yet. */
export const stateOf = (application: Application): { state: StateName; label: string } =>
  application.takes_back_until
    ? { state: 'rejected', label: 'Rejected, not told yet' }
    : { state: chipOf[application.status], label: applicationStateLabelOf(application) };

export const isDecidable = ({ status, takes_back_until }: Application): boolean =>
  isOpenApplication(status) && !takes_back_until;

/** Nothing is left to decide. */
export const isGone = ({ status, takes_back_until }: Application): boolean =>
  status === 'rejected' || status === 'withdrawn' || Boolean(takes_back_until);

/** Decided for good, without a booking. */
export const isHidable = ({ status }: Application): boolean => status === 'rejected' || status === 'withdrawn';

export const applicantName = (card: ApplicantCard): string => personName(card, 'Crew member');

export const applicantInitials = (card: ApplicantCard): string => initialsOf(applicantName(card));

/** 'FOH and systems engineer, 12 years, completes bookings: 97 %' */
export function applicantAbout({ title, experience_years, completes_percent }: ApplicantCard): string {
  const years = experience_years === null ? null : experienceLabelOf(experience_years);
  return [title ?? 'Event Professional', years, completesWords(completes_percent)].filter(Boolean).join(', ');
}

/** 'A team of 4, led by Lena Ward: all are hired, or none' */
export function teamAbout({ members }: ApplyingTeam): string {
  const [lead] = members;
  const name = lead && personName(lead);
  return `A team of ${members.length}${name ? `, led by ${name}` : ''}: all are hired, or none`;
}

/** A booking that is still ahead, as its company sees it. */
export function canCancel({ status, job_event_date, job_last_day }: Application): boolean {
  const lastDay = job_last_day ?? job_event_date;
  return canMoveApplication('cancel', status, 'recruiter') && !(lastDay && isDayOver(lastDay, new Date()));
}

/** `Thu 26 Nov` of the job that was applied for, or null when it is not known. */
export function jobDayOf({ job_event_date }: Application): string | null {
  return job_event_date ? calendarDate(new Date(`${job_event_date}T12:00:00Z`)) : null;
}

export function jobLineOf({ job_company, job_location, job_rate }: Application): string {
  return [job_company, job_location, job_rate].filter(Boolean).join(', ');
}
