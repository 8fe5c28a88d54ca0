import type { AnswerPage, PageAnswer } from '@crewcall/contracts-core';
import { robotsText } from './robots';
import { sitemapOf, sitemapXml } from './sitemaps';

type Question = Parameters<AnswerPage>[0];

/** What stands beside the pages for those who read no HTML; null for any other address. */
export async function answerResource(question: Question): Promise<PageAnswer | null> {
  const [path = '/'] = question.address.split('?', 1);
  const sitemap = sitemapOf(path);
  try {
    if (path === '/robots.txt') return textAnswer('text/plain', await robotsText(question));
    return sitemap ? textAnswer('application/xml', await sitemapXml(sitemap, question)) : null;
  } catch {
    // A crawler that is told so comes again; one that reads nothing forgets the pages.
    return { status: 503, headers: { 'retry-after': '60' }, body: null };
  }
}

const textAnswer = (type: string, text: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' },
  body: oneChunk(text),
});

// eslint-disable-next-line @typescript-eslint/require-await -- the shape of a body
async function* oneChunk(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
