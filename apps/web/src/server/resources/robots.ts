import { webRoutes, type PageQuestion } from '@crewcall/contracts-core';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { sitemapAddresses } from './sitemaps';

const { dashboard, settings, admin } = webRoutes;
/** The pictures of shared links. */
const previews = jobRoutes.preview('*');
const closed = ['/api/', dashboard.path, settings.path, admin.path];

/** The file for robots, with the addresses of all sitemaps at its end. */
export async function robotsText(question: PageQuestion): Promise<string> {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Allow: ${previews}`];
  const sitemaps = (await sitemapAddresses(question)).map((path) => `Sitemap: ${question.publicUrl}${path}`);
  return `${rules.join('\n')}\n\n${sitemaps.join('\n')}\n`;
}
