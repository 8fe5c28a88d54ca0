import { Injectable } from '@nestjs/common';
import { webRoutes } from '@crewcall/contracts-core';
import { jobRoutes, type ListedAddresses, SITEMAP_PAGE_SIZE } from '@crewcall/contracts-jobs';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Refusal } from '../refusals/refusal.js';
import { readJson } from '../upstreams/read-json.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { escapeHtml } from './escape-html.js';

const WITHIN_MS = 4000;
/** Crawlers come often and jobs change seldom. */
const KEPT_MS = 10 * 60_000;
/** Fifty thousand addresses in all: more would only be read by those who copy the site. */
export const MOST_SITEMAPS = 5;

interface Kept {
  xml: string;
  /** How many sitemaps there are in all. */
  count: number;
  until: number;
}

const publicPages = [
  webRoutes.landing.path,
  webRoutes.jobs.path,
  webRoutes.freelancers.path,
  webRoutes.howItWorks.path,
];

/** The addresses that search engines may know: the public pages and our own jobs that are open, in files of 10,000. */
@Injectable()
export class Sitemaps {
  private readonly kept = new Map<number, Promise<Kept>>();
  private readonly origin: string;

  constructor(
    private readonly upstreams: Upstreams,
    publicUrl: PublicUrlConfig,
  ) {
    this.origin = publicUrl.publicUrl.replace(/\/$/, '');
  }

  /** The number of a sitemap by its address: 1, 2 …; null for any other address. */
  numberOf(path: string): number | null {
    const found = /^\/sitemap(?:-([2-9]))?\.xml$/.exec(path);
    const number = found && Number(found[1] ?? 1);
    return number && number <= MOST_SITEMAPS ? number : null;
  }

  /** @throws Refusal when jobs does not answer: a crawler that is told so comes again, one that reads nothing forgets */
  async xmlOf(number: number, requestId: string): Promise<string> {
    return (await this.read(number, requestId)).xml;
  }

  /** The file for robots, with the addresses of all sitemaps at its end. */
  async robots(rules: string, requestId: string): Promise<string> {
    const { count } = await this.read(1, requestId).catch(() => ({ count: 1 }));
    const lines = Array.from({ length: count }, (_, at) => {
      return `Sitemap: ${this.origin}/sitemap${at ? `-${at + 1}` : ''}.xml`;
    });
    return `${rules.trimEnd()}\n\n${lines.join('\n')}\n`;
  }

  private async read(number: number, requestId: string): Promise<Kept> {
    const known = await this.kept.get(number)?.catch(() => null);
    if (known && known.until > Date.now()) return known;
    const reading = this.build(number, requestId);
    this.kept.set(number, reading);
    reading.catch(() => this.kept.delete(number));
    return reading;
  }

  private async build(number: number, requestId: string): Promise<Kept> {
    const { body } = await readJson<ListedAddresses>(this.upstreams.get('jobs'), {
      path: `${jobRoutes.sitemap}?page=${number}`,
      requestId,
      withinMs: WITHIN_MS,
    });
    // An answer without addresses must not be kept: it would take them all from the search engines.
    if (!body) throw new Refusal('UPSTREAM_FAILED');
    const count = Math.min(MOST_SITEMAPS, Math.max(1, Math.ceil(body.total / SITEMAP_PAGE_SIZE)));
    const pages = number === 1 ? publicPages.map((path) => this.entry(path)) : [];
    const jobs = body.jobs.map(({ id, updated_at }) => this.entry(webRoutes.job.href(id), updated_at));
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...jobs].join('\n')}
</urlset>
`;
    return { xml, count, until: Date.now() + KEPT_MS };
  }

  private entry(path: string, changed?: string): string {
    const day = changed ? `<lastmod>${escapeHtml(changed.slice(0, 10))}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(this.origin + path)}</loc>${day}</url>`;
  }
}
