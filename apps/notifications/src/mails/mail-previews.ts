import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { escape } from 'html-escaper';
import { digestMail, type MailBody, notificationMail, type ToldInMail } from './notification.mail.js';
import { applicationStatusNotice, jobChangedNotice } from '../notices/notice.texts.js';

const site = 'http://localhost:3000';
const key = 'preview';
const job = { application_id: 'a1', job_id: 'j1', job_title: 'FOH engineer', company: 'Halo Live' };

const told = ({ action_url, ...draft }: Omit<NotificationDraft, 'priority'>): ToldInMail => ({
  ...draft,
  actionUrl: action_url,
});

/** Each template once, and what stretches it: long words, words that look like markup, more than a digest lists. */
function mails(): MailBody[] {
  const hostile = {
    type: 'system',
    title: '<b>Not bold</b> & “quoted”',
    message: 'w'.repeat(200),
    action_url: null,
  } as const;
  const singles: ToldInMail[] = [
    told(applicationStatusNotice({ ...job, to: 'hired' })),
    told({ type: 'new_message', title: 'Halo Live', message: 'Are you free on Saturday?', action_url: '/dashboard' }),
    told(jobChangedNotice({ title: job.job_title, is_paused: true })),
    told(hostile),
  ];
  const many = Array.from({ length: 25 }, (_, n) => singles[n % singles.length] as ToldInMail);
  return [
    ...singles.map((one) => notificationMail(one, site, key)),
    digestMail(singles.slice(0, 1), site, key),
    digestMail(many, site, key),
  ];
}

/** One page with every mail of this service as it is sent, both as HTML and as text. */
export const mailPreviewPage = (): string =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Mails of notifications</title>${mails()
    .map(
      ({ subject, html, text }) =>
        `<h2>${escape(subject)}</h2><iframe srcdoc="${escape(html)}" title="${escape(subject)}" width="640" height="560"></iframe><pre>${escape(text)}</pre>`,
    )
    .join('\n')}</html>\n`;
