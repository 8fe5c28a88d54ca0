import { type PageQuestion, SITEMAP_PAGE_SIZE } from '@crewcall/contracts-core';
import { escape } from 'html-escaper';
import { type Listed, listedOf, type Sitemap, type SitemapKind } from './listed-addresses';

/** Crawlers come often and what is listed changes seldom. */
const keptMs = 10 * 60_000;
/** Fifty thousand addresses of a kind: more would only be read by those who copy the site. */
const mostSitemaps = 5;

interface Kept {
  xml: string;
  /** How many sitemaps of this kind there are in all. */
  count: number;
  until: number;
}

const kept = new Map<string, Promise<Kept>>();

/** The sitemap at an address; null for any other address. */
export function sitemapOf(path: string): Sitemap | null {
  const found = /^\/sitemap(-crew)?(?:-([2-9]))?\.xml$/.exec(path);
  const number = found ? Number(found[2] ?? 1) : 0;
  return number >= 1 && number <= mostSitemaps ? { kind: found?.[1] ? 'crew' : 'jobs', number } : null;
}

const addressOf = ({ kind, number }: Sitemap): string =>
  `/sitemap${kind === 'crew' ? '-crew' : ''}${number > 1 ? `-${number}` : ''}.xml`;

/** Addresses that search engines may know, in files of 10,000. @throws Error when the service does not answer */
export const sitemapXml = async (sitemap: Sitemap, question: PageQuestion): Promise<string> =>
  (await read(sitemap, question)).xml;

/** Of both kinds; what does not answer has one. */
export async function sitemapAddresses(question: PageQuestion): Promise<string[]> {
  const kinds: SitemapKind[] = ['jobs', 'crew'];
  const counts = await Promise.all(
    kinds.map((kind) =>
      read({ kind, number: 1 }, question).then(
        ({ count }) => count,
        () => 1,
      ),
    ),
  );
  return kinds.flatMap((kind, at) =>
    Array.from({ length: counts[at] ?? 1 }, (_, index) => addressOf({ kind, number: index + 1 })),
  );
}

async function read(sitemap: Sitemap, question: PageQuestion): Promise<Kept> {
  const key = question.publicUrl + addressOf(sitemap);
  const known = await kept.get(key)?.catch(() => null);
  if (known && known.until > Date.now()) return known;
  const reading = listedOf(sitemap, question).then((listed) => build(listed, question));
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  return reading;
}

function build({ total, entries }: Listed, { publicUrl }: PageQuestion): Kept {
  const lines = entries.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${escape(changed.slice(0, 10))}</lastmod>` : '';
    return `  <url><loc>${escape(publicUrl + path)}</loc>${day}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
  const count = Math.min(mostSitemaps, Math.max(1, Math.ceil(total / SITEMAP_PAGE_SIZE)));
  return { xml, count, until: Date.now() + keptMs };
}
