import type { Call } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { type Job, jobPathOf, type RateUnit, takesApplications } from '@crewcall/contracts-jobs';
import { escape } from 'html-escaper';
import { isJobOver } from './job-labels';

interface PostingPlace {
  /** Where people reach the product. */
  origin: string;
  now: Date;
}

const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
};

/** What schema.org calls a unit of pay; a fixed sum has no word there. */
const unitTexts: Readonly<Partial<Record<RateUnit, string>>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

function salaryOf({ rate_pence, rate_unit }: Job) {
  const unitText = rate_unit && unitTexts[rate_unit];
  if (rate_pence === null || !unitText) return undefined;
  const value = { '@type': 'QuantitativeValue', value: rate_pence / 100, unitText };
  return { '@type': 'MonetaryAmount', currency: 'GBP', value };
}

/** The first call that is still ahead; the day of the job where it has none. */
function validThroughOf({ event_date }: Job, calls: readonly Call[], now: Date): string | undefined {
  const ahead = calls.map(({ from }) => from).filter((from) => Date.parse(from) > now.getTime());
  return ahead.sort()[0] ?? (event_date ? `${event_date}T23:59:59` : undefined);
}

/**
 * schema.org's JobPosting, for search engines that list jobs. Only for our own jobs that take
 * applications: a board marks up its own, and what no one can apply for is not to be advertised. Null otherwise.
 */
export function jobPostingOf(job: Job, calls: readonly Call[], { origin, now }: PostingPlace): object | null {
  if (isJobOver(job, now) || !takesApplications(job) || job.external_source || !job.recruiter_id) return null;
  if (job.positions_left < 1) return null;
  const employmentType = job.type === 'freelance' ? 'CONTRACTOR' : employmentTypes[job.contract_type ?? ''];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // The field is HTML there; ours is text.
    description: escape(job.description).replace(/\r?\n/g, '<br>'),
    identifier: { '@type': 'PropertyValue', name: 'CrewCall', value: job.id },
    url: origin + jobPathOf(job),
    datePosted: job.created_at,
    validThrough: validThroughOf(job, calls, now),
    employmentType: employmentType ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      sameAs: origin + webRoutes.profileOf.href(job.recruiter_id),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'GB' },
    },
    baseSalary: salaryOf(job),
    skills: job.skills.length ? job.skills.join(', ') : undefined,
    totalJobOpenings: job.positions_left,
    directApply: true,
  };
}
