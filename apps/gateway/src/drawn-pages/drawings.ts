import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type ServiceAnswer, type ServiceAnswers, webRoutes } from '@crewcall/contracts-core';
import { EdgeConfig } from '../config.js';
import { splitOnce } from '../forwarding/affinity.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { routeOf } from '../routing/routing-table.js';
import { readJson } from '../upstreams/read-json.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { type DrawingOf, Renderer } from './renderer.js';

/** Within this a page is drawn; after it the app does it in the browser. */
const WITHIN_MS = 1500;
const WARM_WITHIN_MS = 30_000;
/** A page asks, and with what it heard perhaps once more. */
const MOST_ROUNDS = 3;
const LONGEST_ADDRESS = 1000;

/** Who wants a page. */
export interface Visit {
  requestId: string;
  /** Whose requests they count as. */
  client: string;
  /** The header with the visitor's token; without it the services see a stranger. */
  authorization?: string;
}

/** A service's answer that no page can be drawn from. */
export class Unusable extends Error {
  constructor(
    service: string,
    readonly status: number,
  ) {
    super(`${service} answers ${status}`);
  }
}

/** Draws pages with the web app's own code, and asks the services for what it has to know. */
@Injectable()
export class Drawings implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Drawings.name);
  private readonly renderer: Renderer | null;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly limiter: RateLimiter,
    { webRoot }: EdgeConfig,
  ) {
    this.renderer = webRoot ? Renderer.of(webRoot) : null;
  }

  canDraw(address: string): boolean {
    return this.renderer !== null && address.length <= LONGEST_ADDRESS;
  }

  /** A page that asks nobody: its drawing loads the code and makes it quick before the first visitor waits for it. */
  onApplicationBootstrap(): void {
    const drawn = this.renderer?.draw('draw', webRoutes.howItWorks.href(), {}, AbortSignal.timeout(WARM_WITHIN_MS));
    drawn?.catch((error: Error) => this.logger.warn(`Nothing could be drawn to begin with: ${error.message}`));
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.renderer?.stop();
  }

  /**
   * @param address path and query
   * @throws Unusable when a service fails or refuses
   * @throws Error when it cannot be drawn, or not in time
   */
  async of<Kind extends keyof DrawingOf>(
    kind: Kind,
    address: string,
    visit: Visit,
  ): Promise<{ page: DrawingOf[Kind]; answers: ServiceAnswers }> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answers: Record<string, ServiceAnswer> = {};
    for (let round = 0; this.renderer && round < MOST_ROUNDS; round += 1) {
      const drawing = await this.renderer.draw(kind, address, answers, signal);
      if (!drawing || !('missing' in drawing)) return { page: drawing as DrawingOf[Kind], answers };
      const found = await Promise.all(drawing.missing.map((path) => this.ask(path, visit)));
      drawing.missing.forEach((path, at) => Object.assign(answers, { [path]: found[at] }));
    }
    throw new Error('it asks for more and more');
  }

  private async ask(address: string, { requestId, client, authorization }: Visit): Promise<ServiceAnswer> {
    const [path] = splitOnce(address);
    const route = routeOf('GET', path);
    if (!route) throw new Error(`nobody answers ${path}`);
    const refusal = await this.limiter.check('GET', path, client);
    if (refusal) throw refusal;
    const upstream = this.upstreams.get(route.to);
    const asked = { path: address, requestId, authorization, withinMs: WITHIN_MS };
    const answer = await readJson<unknown>(upstream, asked);
    // Only what is there, or surely is not, may be told as the truth.
    if (![200, 400, 404].includes(answer.status)) throw new Unusable(route.to, answer.status);
    return answer;
  }
}
