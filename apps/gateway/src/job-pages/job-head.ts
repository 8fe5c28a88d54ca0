import { isDayOver, type Job, structuredRateLabelOf } from '@crewcall/contracts-jobs';
import { escapeHtml } from './escape-html.js';
import { jobPostingOf } from './job-posting.js';

export interface PageWords {
  title: string;
  description: string;
  /** What else stands in the head of the page. */
  head: string;
}

const DESCRIPTION_LENGTH = 200;

/** Over for everybody who comes now, even in the minutes before the worker says so. */
export const isOver = ({ status, event_date }: Job, now: Date): boolean =>
  status === 'closed' || (event_date !== null && isDayOver(event_date, now));

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= DESCRIPTION_LENGTH ? line : `${letters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`;
}

/** The words of a job's page for those who read no script: search engines, and whoever shows a shared link. */
export function jobWordsOf(job: Job, origin: string, now: Date): PageWords {
  const over = isOver(job, now);
  const name = `${job.title}, ${job.company}`;
  const title = `${over ? 'Closed: ' : ''}${name} - CrewCall`;
  const facts = [job.location, structuredRateLabelOf(job) ?? job.rate].filter(Boolean).join(', ');
  const description = over
    ? `This job is closed. ${name} was looking for crew on CrewCall.`
    : excerptOf(`${facts}. ${job.description}`);
  const address = `${origin}/jobs/${job.id}`;
  const property = (key: string, content: string): string =>
    `<meta property="${key}" content="${escapeHtml(content)}" />`;
  const head = [
    // A page that is over is not to be found; one of a board belongs to the board.
    over || job.external_source
      ? '<meta name="robots" content="noindex" />'
      : `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'CrewCall'),
    property('og:title', `${over ? 'Closed: ' : ''}${name}`),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${origin}/icons/icon-512.png`),
    '<meta name="twitter:card" content="summary" />',
    jobPostingOf(job, origin, over),
  ];
  return { title, description, head: head.filter(Boolean).join('\n    ') };
}
