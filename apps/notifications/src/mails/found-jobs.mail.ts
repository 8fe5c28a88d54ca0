import { webRoutes } from '@crewcall/contracts-core';
import { crewSearchRoutes } from '@crewcall/contracts-identity';
import { searchRoutes } from '@crewcall/contracts-jobs';
import { mailLayout } from '@crewcall/platform-mail';
import type { FoundJobs } from '../notifications/found-jobs.js';
import type { MailBody, ToldInMail } from './notification.mail.js';

/** What a saved search has found; its links stop this search and no other mail. */
export function foundJobsMail(told: ToldInMail, { total, jobs, stop_key, is_crew }: FoundJobs, site: string): MailBody {
  const stop = webRoutes.unsubscribe.href(is_crew ? { crew_search: stop_key } : { search: stop_key });
  const byProgram = is_crew ? crewSearchRoutes.stop : searchRoutes.stop;
  return {
    subject: told.title,
    unsubscribeUrl: `${site}${byProgram}?${new URLSearchParams({ key: stop_key }).toString()}`,
    ...mailLayout({
      heading: told.title,
      paragraphs: [],
      items: jobs.map(({ title, line, path }) => ({ label: title, text: line, url: `${site}${path}` })),
      preheader: told.message,
      action: {
        label: total === 1 ? 'See the search' : `See all ${total}`,
        url: `${site}${told.actionUrl ?? webRoutes.alerts.href()}`,
      },
      footer: `You saved this search. Change when you hear of it: ${site}${webRoutes.alerts.href()}\nStop the mails of this search: ${site}${stop}`,
    }),
  };
}
