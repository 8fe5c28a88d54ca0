import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type DrawnPage, type ServiceAnswer, type ServiceAnswers, webRoutes } from '@crewcall/contracts-core';
import { LRUCache } from 'lru-cache';
import { EdgeConfig } from '../config.js';
import { splitOnce } from '../forwarding/affinity.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { matcherOf, routeOf } from '../routing/routing-table.js';
import { readJson } from '../upstreams/read-json.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { Renderer } from './renderer.js';

/** Within this a page is drawn; after it the app does it in the browser. */
const WITHIN_MS = 1500;
const WARM_WITHIN_MS = 30_000;
/** Many who come at once see the same page; nobody sees one that is older. */
const KEPT_MS = 2000;
const MOST_KEPT = 100;
/** A page asks, and with what it heard perhaps once more. */
const MOST_ROUNDS = 3;
const LONGEST_ADDRESS = 1000;

const { landing, howItWorks, jobs, job, freelancers, profileOf } = webRoutes;
const isDrawn = [landing, howItWorks, jobs, job, freelancers, profileOf].map(({ path }) => matcherOf(path));

/** A page, and what it was drawn from. */
export interface PageOfAnswers extends DrawnPage {
  answers: ServiceAnswers;
}

interface Visit {
  requestId: string;
  /** Whose requests they count as. */
  client: string;
}

/**
 * Public pages as a stranger sees them, with their data in them: they can be read before any script has come. What
 * keeps one from being drawn (a service that is down, too many at once) keeps nobody from the page.
 */
@Injectable()
export class DrawnPages implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DrawnPages.name);
  private readonly renderer: Renderer | null;
  private readonly kept = new LRUCache<string, PageOfAnswers, Visit>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: (address, _stale, { context }) => this.draw(address, context),
  });

  constructor(
    private readonly upstreams: Upstreams,
    private readonly limiter: RateLimiter,
    { webRoot }: EdgeConfig,
  ) {
    this.renderer = webRoot ? Renderer.of(webRoot) : null;
  }

  /** The page at an address (path and query), or null when the app has to draw it. */
  async at(address: string, visit: Visit): Promise<PageOfAnswers | null> {
    const [path] = splitOnce(address);
    if (!this.renderer || address.length > LONGEST_ADDRESS || !isDrawn.some((matches) => matches(path))) return null;
    try {
      return (await this.kept.fetch(address, { context: visit })) ?? null;
    } catch (error) {
      this.logger.warn(`${path} goes out undrawn: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }

  /** A page that asks nobody: its drawing loads the code and makes it quick before the first visitor waits for it. */
  onApplicationBootstrap(): void {
    const drawn = this.renderer?.draw(howItWorks.href(), {}, AbortSignal.timeout(WARM_WITHIN_MS));
    drawn?.catch((error: Error) => this.logger.warn(`Nothing could be drawn to begin with: ${error.message}`));
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.renderer?.stop();
  }

  private async draw(address: string, visit: Visit): Promise<PageOfAnswers> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answers: Record<string, ServiceAnswer> = {};
    for (let round = 0; this.renderer && round < MOST_ROUNDS; round += 1) {
      const drawing = await this.renderer.draw(address, answers, signal);
      if (!('missing' in drawing)) return { ...drawing, answers };
      const found = await Promise.all(drawing.missing.map((path) => this.ask(path, visit)));
      drawing.missing.forEach((path, at) => Object.assign(answers, { [path]: found[at] }));
    }
    throw new Error('it asks for more and more');
  }

  private async ask(address: string, { requestId, client }: Visit): Promise<ServiceAnswer> {
    const [path] = splitOnce(address);
    const route = routeOf('GET', path);
    if (!route) throw new Error(`nobody answers ${path}`);
    const refusal = await this.limiter.check('GET', path, client);
    if (refusal) throw refusal;
    const upstream = this.upstreams.get(route.to);
    const answer = await readJson<unknown>(upstream, { path: address, requestId, withinMs: WITHIN_MS });
    // Only what is there, or surely is not, may be told as the truth.
    if (![200, 400, 404].includes(answer.status)) throw new Error(`${route.to} answers ${answer.status}`);
    return answer;
  }
}
