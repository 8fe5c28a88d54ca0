import { webRoutes, type PageQuestion } from '@crewcall/contracts-core';
import { countSitemaps } from './sitemaps';

const { dashboard, settings, admin } = webRoutes;
const closed = ['/api/', dashboard.path, settings.path, admin.path];

/** The file for robots, with the addresses of all sitemaps at its end. */
export async function robotsText(question: PageQuestion): Promise<string> {
  const count = await countSitemaps(question).catch(() => 1);
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const sitemaps = Array.from(
    { length: count },
    (_, at) => `Sitemap: ${question.publicUrl}/sitemap${at ? `-${at + 1}` : ''}.xml`,
  );
  return `${rules.join('\n')}\n\n${sitemaps.join('\n')}\n`;
}
