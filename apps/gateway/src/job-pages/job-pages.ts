import { Injectable, Logger } from '@nestjs/common';
import { type ServiceAnswer, type ServiceAnswers, webRoutes } from '@crewcall/contracts-core';
import { type Job, jobRoutes, plainJobId } from '@crewcall/contracts-jobs';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { matcherOf } from '../routing/routing-table.js';
import { readJson } from '../upstreams/read-json.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { escapeHtml } from './escape-html.js';
import { jobWordsOf, type PageWords } from './job-head.js';

/** People wait for the page; without these words it still works. */
const WITHIN_MS = 1500;

const isJobPage = matcherOf(webRoutes.job.path);

/** A job's page as it is served: `html` is the shell with the job's words in it, or null for the shell as it is. */
export interface JobPage {
  status: 200 | 404;
  html: string | null;
}

/** Puts a job's own words into the head of its page. */
@Injectable()
export class JobPages {
  private readonly logger = new Logger(JobPages.name);

  constructor(
    private readonly upstreams: Upstreams,
    private readonly publicUrl: PublicUrlConfig,
  ) {}

  /** Whether the path is that of one job. */
  isFor(path: string): boolean {
    return isJobPage(path);
  }

  /** @param answers what the page was drawn from: a job that is among them is not asked for again */
  async of(path: string, shell: string, requestId: string, answers: ServiceAnswers = {}): Promise<JobPage> {
    const id = path.replace(/\/$/, '').split('/').at(-1) ?? '';
    if (!/^[\w-]{1,64}$/.test(id)) return { status: 404, html: null };
    try {
      const address = jobRoutes.one(plainJobId(id));
      const { status, body } = answers[address] ?? (await this.ask(address, requestId));
      if (status === 404) return { status: 404, html: null };
      const words = body ? jobWordsOf(body as Job, this.publicUrl.publicUrl.replace(/\/$/, ''), new Date()) : null;
      return { status: 200, html: words && withWords(shell, words) };
    } catch (error) {
      // The page itself says that the job could not be loaded, and tries again.
      this.logger.warn(`A job page goes out without its words: ${error instanceof Error ? error.message : 'unknown'}`);
      return { status: 200, html: null };
    }
  }

  private ask(path: string, requestId: string): Promise<ServiceAnswer> {
    return readJson<Job>(this.upstreams.get('jobs'), { path, requestId, withinMs: WITHIN_MS });
  }
}

/** Replacements are functions: a `$` in a title is only a `$`. */
function withWords(shell: string, { title, description, head }: PageWords): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `    ${head}\n  </head>`);
}
