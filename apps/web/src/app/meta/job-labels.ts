import { closedJobWords, isDayOver, type Job, structuredRateLabelOf } from '@crewcall/contracts-jobs';

const descriptionLength = 200;

export interface JobLabels {
  isOver: boolean;
  title: string;
  description: string;
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= descriptionLength ? line : `${letters.slice(0, descriptionLength - 1).join('')}…`;
}

/** Over for every visitor who comes now, even in the minutes before the worker says so; one that goes on is not by its first day. */
export const isJobOver = ({ status, event_date, days, end_day_offset }: Job, now: Date): boolean =>
  status === 'closed' || (event_date !== null && (days ?? 1) === 1 && !end_day_offset && isDayOver(event_date, now));

/** The words of a job's page for search engines, and for sites that show a shared link. */
export function jobLabelsOf(job: Job, now: Date): JobLabels {
  const isOver = isJobOver(job, now);
  const name = `${job.title}, ${job.company}`;
  const facts = [job.location, structuredRateLabelOf(job) ?? job.rate].filter(Boolean).join(', ');
  return {
    isOver,
    title: isOver ? `Closed: ${name}` : name,
    description: isOver
      ? `${closedJobWords(job)} ${name} was looking for crew on CrewCall.`
      : excerptOf(`${facts}. ${job.description}`),
  };
}
