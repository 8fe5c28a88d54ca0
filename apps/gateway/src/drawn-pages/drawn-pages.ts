import { Injectable, Logger } from '@nestjs/common';
import { type DrawnPage, type ServiceAnswers, webRoutes } from '@crewcall/contracts-core';
import { LRUCache } from 'lru-cache';
import { splitOnce } from '../forwarding/affinity.js';
import { matcherOf } from '../routing/routing-table.js';
import { Drawings, type Visit } from './drawings.js';

/** Many who come at once see the same page; nobody sees one that is older. */
const KEPT_MS = 2000;
const MOST_KEPT = 100;

const { landing, howItWorks, jobs, job, freelancers, profileOf } = webRoutes;
const isDrawn = [landing, howItWorks, jobs, job, freelancers, profileOf].map(({ path }) => matcherOf(path));

/** A page, and what it was drawn from. */
export interface PageOfAnswers extends DrawnPage {
  answers: ServiceAnswers;
}

/**
 * Public pages as a stranger sees them, with their data in them: they can be read before any script has come. What
 * keeps one from being drawn (a service that is down, too many at once) keeps nobody from the page.
 */
@Injectable()
export class DrawnPages {
  private readonly logger = new Logger(DrawnPages.name);
  private readonly kept = new LRUCache<string, PageOfAnswers, Visit>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (address, _stale, { context }) => {
      const { page, answers } = await this.drawings.of('draw', address, context);
      return { ...page, answers };
    },
  });

  constructor(private readonly drawings: Drawings) {}

  /** The page at an address (path and query), or null when the app has to draw it. */
  async at(address: string, { requestId, client }: Visit): Promise<PageOfAnswers | null> {
    const [path] = splitOnce(address);
    if (!this.drawings.canDraw(address) || !isDrawn.some((matches) => matches(path))) return null;
    try {
      // Nobody's token may come with it: what is kept is shown to everybody.
      return (await this.kept.fetch(address, { context: { requestId, client } })) ?? null;
    } catch (error) {
      this.logger.warn(`${path} goes out undrawn: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }
}
