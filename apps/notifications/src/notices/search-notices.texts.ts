import { dayWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { crewSearchAddressOf } from '@crewcall/contracts-identity';
import type { CrewSearchFoundPayload } from '@crewcall/contracts-identity/dto';
import { linkSourceIn, type LinkSource, searchAddressOf } from '@crewcall/contracts-jobs';
import type { SavedSearchFoundPayload } from '@crewcall/contracts-jobs/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import type { FoundJobs } from '../notifications/found-jobs.js';

type Facts = Omit<SavedSearchFoundPayload, 'user_id'>;

/** Who applies by such a link came by an alert. */
const byAlert = { [linkSourceIn]: 'alert' satisfies LinkSource };

/** For crew whose saved search has found something. */
export function searchNotice({ name, wanted, total, jobs }: Facts): NotificationDraft {
  const [first] = jobs;
  const named = first ? `${first.title}, ${first.location}` : name;
  return {
    type: 'job_update',
    priority: 'normal',
    title: total === 1 ? `A new job for “${name}”` : `${total} new jobs for “${name}”`,
    message: total > 1 ? `${named}, and ${total - 1} more.` : `${named}.`,
    action_url: webRoutes.jobs.href({ ...searchAddressOf(wanted), ...byAlert }),
  };
}

export const foundJobs = ({ total, jobs, stop_key }: Facts): FoundJobs => ({
  total,
  stop_key,
  jobs: jobs.map(({ job_id, title, event_date, location, rate }) => ({
    title,
    line: [event_date ? dayWords(event_date) : 'Date to be agreed', location, rate].filter(Boolean).join(' · '),
    path: `${webRoutes.job.href(job_id)}?${new URLSearchParams(byAlert).toString()}`,
  })),
});

type CrewFacts = Omit<CrewSearchFoundPayload, 'user_id'>;
/** How each of the crew is called, by id. */
type Names = ReadonlyMap<string, string>;

const nameOf = (names: Names, { user_id }: CrewFacts['crew'][number]): string => names.get(user_id) ?? 'Crew member';
const factsOf = ({ title, location }: CrewFacts['crew'][number]): string[] =>
  [title, location].filter((fact): fact is string => Boolean(fact));

/** For a company whose saved search has found crew. */
export function crewSearchNotice({ name, wanted, total, crew }: CrewFacts, names: Names): NotificationDraft {
  const [first] = crew;
  const named = first ? [nameOf(names, first), ...factsOf(first)].join(', ') : name;
  return {
    type: 'job_update',
    priority: 'normal',
    title: total === 1 ? `A new crew member for “${name}”` : `${total} new crew for “${name}”`,
    message: total > 1 ? `${named}, and ${total - 1} more.` : `${named}.`,
    action_url: webRoutes.freelancers.href(crewSearchAddressOf(wanted)),
  };
}

export const foundCrew = ({ total, crew, stop_key }: CrewFacts, names: Names): FoundJobs => ({
  total,
  stop_key,
  is_crew: true,
  jobs: crew.map((person) => ({
    title: nameOf(names, person),
    line: factsOf(person).join(' · '),
    path: webRoutes.profileOf.href(person.user_id),
  })),
});
