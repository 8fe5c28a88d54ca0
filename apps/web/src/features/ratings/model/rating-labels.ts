import { madeOnce } from '@crewcall/contracts-core';
import { personName } from '@crewcall/contracts-identity';
import { ratingLabels, type Rating } from '@crewcall/contracts-jobs';

export const ratingsPerPage = 20;

/** The words for 1 to 5 stars, in order. */
export const starLabels = [1, 2, 3, 4, 5].map((stars) => ratingLabels[stars] ?? '') as [
  string,
  string,
  string,
  string,
  string,
];

const day = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Europe/London',
    }),
);
const time = madeOnce(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' }),
);

/** '21 Nov 2026' */
export const ratedOn = ({ created_at }: Rating): string => day().format(new Date(created_at));

/** '21 Nov 2026, 14:05' */
export const ratedAt = (rating: Rating): string => `${ratedOn(rating)}, ${time().format(new Date(rating.created_at))}`;

/** A person's name, else the company's. */
export function raterOf({ recruiter }: Rating): string {
  return personName(recruiter) || recruiter.company_name?.trim() || 'Recruiter';
}
