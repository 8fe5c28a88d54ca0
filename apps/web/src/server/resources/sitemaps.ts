import { webRoutes, type PageQuestion } from '@crewcall/contracts-core';
import { jobRoutes, type ListedAddresses, SITEMAP_PAGE_SIZE } from '@crewcall/contracts-jobs';
import { escape } from 'html-escaper';

/** Crawlers come often and jobs change seldom. */
const keptMs = 10 * 60_000;
const withinMs = 2_500;
/** Fifty thousand addresses in all: more would only be read by those who copy the site. */
const mostSitemaps = 5;

interface Kept {
  xml: string;
  /** How many sitemaps there are in all. */
  count: number;
  until: number;
}

const publicPages = [webRoutes.landing, webRoutes.jobs, webRoutes.freelancers, webRoutes.howItWorks];
const kept = new Map<string, Promise<Kept>>();

/** The number of a sitemap by its address: 1, 2 …; null for any other address. */
export function sitemapNumberOf(path: string): number | null {
  const found = /^\/sitemap(?:-([2-9]))?\.xml$/.exec(path);
  const number = found ? Number(found[1] ?? 1) : 0;
  return number >= 1 && number <= mostSitemaps ? number : null;
}

/** The public pages and our own jobs that are open, in files of 10,000. @throws Error when jobs does not answer */
export const sitemapXml = async (number: number, question: PageQuestion): Promise<string> =>
  (await read(number, question)).xml;

export const countSitemaps = async (question: PageQuestion): Promise<number> => (await read(1, question)).count;

async function read(number: number, question: PageQuestion): Promise<Kept> {
  const key = `${question.publicUrl} ${number}`;
  const known = await kept.get(key)?.catch(() => null);
  if (known && known.until > Date.now()) return known;
  const reading = build(number, question);
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  return reading;
}

async function build(number: number, { publicUrl, services }: PageQuestion): Promise<Kept> {
  const response = await fetch(`${services.origin}${jobRoutes.sitemap}?page=${number}`, {
    headers: services.headers,
    signal: AbortSignal.timeout(withinMs),
  });
  // An answer without addresses must not be kept: it would take them all from the search engines.
  if (!response.ok) throw new Error(`jobs answers ${response.status}`);
  const { total, jobs } = (await response.json()) as ListedAddresses;
  const entry = (path: string, changed?: string): string => {
    const day = changed ? `<lastmod>${escape(changed.slice(0, 10))}</lastmod>` : '';
    return `  <url><loc>${escape(publicUrl + path)}</loc>${day}</url>`;
  };
  const pages = number === 1 ? publicPages.map(({ path }) => entry(path)) : [];
  const listed = jobs.map(({ id, updated_at }) => entry(webRoutes.job.href(id), updated_at));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...listed].join('\n')}
</urlset>
`;
  const count = Math.min(mostSitemaps, Math.max(1, Math.ceil(total / SITEMAP_PAGE_SIZE)));
  return { xml, count, until: Date.now() + keptMs };
}
