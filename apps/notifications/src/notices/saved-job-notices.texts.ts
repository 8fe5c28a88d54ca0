import { dayWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { SavedJobChangedPayload } from '@crewcall/contracts-jobs/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

type Facts = Pick<SavedJobChangedPayload, 'title' | 'what' | 'changed' | 'event_date'>;

const words: Record<Facts['what'], (facts: Facts) => Pick<NotificationDraft, 'title' | 'message'>> = {
  paused: ({ title }) => ({
    title: 'A saved job is paused',
    message: `${title} takes no applications for now. It stays among your saved jobs.`,
  }),
  changed: (facts) => ({ title: 'A saved job has changed', message: changeWords(facts) }),
  filled: ({ title }) => ({ title: 'A saved job is filled', message: `${title} has been filled.` }),
  closing: ({ title, event_date }) => ({
    title: 'A saved job closes soon',
    message: `${title} takes applications ${event_date ? `until the end of ${dayWords(event_date)}` : 'for two more days'}.`,
  }),
};

function changeWords({ title, changed, event_date }: Facts): string {
  const date = changed.includes('date') ? ` is on ${event_date ? dayWords(event_date) : 'another day'} now` : '';
  const rate = changed.includes('rate') ? ' has another rate' : '';
  return `${title}${[date, rate].filter(Boolean).join(', and')}. Have a look whether it still suits you.`;
}

/** For crew who saved a job and have not applied. */
export function savedJobNotice(jobId: string, facts: Facts): NotificationDraft {
  return { type: 'job_update', priority: 'normal', ...words[facts.what](facts), action_url: webRoutes.job.href(jobId) };
}
