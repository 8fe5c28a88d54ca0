import { webRoutes, type PageQuestion } from '@crewcall/contracts-core';
import { crewSitemapRoute, type NamedAddresses } from '@crewcall/contracts-identity';
import { jobPathOf, jobRoutes, type ListedAddresses } from '@crewcall/contracts-jobs';

export type SitemapKind = 'jobs' | 'crew';

export interface Sitemap {
  kind: SitemapKind;
  /** 1, 2 … */
  number: number;
}

export interface Listed {
  /** Of all sitemaps of this kind. */
  total: number;
  entries: { path: string; changed?: string }[];
}

const withinMs = 2_500;
const publicPages = [webRoutes.landing, webRoutes.jobs, webRoutes.freelancers, webRoutes.howItWorks];

/** The public pages with our own open jobs, or the crew who let search engines find them; of each the service that knows. */
export const listedOf = ({ kind, number }: Sitemap, question: PageQuestion): Promise<Listed> =>
  kind === 'jobs' ? listedJobs(number, question) : listedCrew(number, question);

async function listedJobs(number: number, question: PageQuestion): Promise<Listed> {
  const { total, jobs } = await ask<ListedAddresses>(`${jobRoutes.sitemap}?page=${number}`, question);
  const pages = number === 1 ? publicPages.map(({ path }) => ({ path })) : [];
  return { total, entries: [...pages, ...jobs.map((job) => ({ path: jobPathOf(job), changed: job.updated_at }))] };
}

async function listedCrew(number: number, question: PageQuestion): Promise<Listed> {
  const { total, crew } = await ask<NamedAddresses>(`${crewSitemapRoute}?page=${number}`, question);
  const entries = crew.map(({ slug, updated_at }) => ({ path: webRoutes.namedCrew.href(slug), changed: updated_at }));
  return { total, entries };
}

/** @throws Error without an answer: an empty sitemap must not be kept, it would take all from the search engines */
async function ask<T>(path: string, { services }: PageQuestion): Promise<T> {
  const { origin, headers } = services;
  const response = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}
