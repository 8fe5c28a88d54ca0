import { type AddressQuery, slugOf, webRoutes } from '@crewcall/contracts-core';

/** Words that already name another page of a job. */
const taken = ['team', 'schedule'];

/** The title as it stands in an address. */
export function jobSlugOf(title: string): string {
  const slug = slugOf(title);
  return taken.includes(slug) ? `${slug}-job` : slug;
}

/** The one address that search engines and shared links have of a job's page. */
export function jobPathOf({ id, title }: { id: string; title: string }, query?: AddressQuery): string {
  const slug = jobSlugOf(title);
  return slug ? webRoutes.namedJob.href(id, slug, query) : webRoutes.job.href(id, query);
}
