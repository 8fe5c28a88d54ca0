import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { pageHeaders as toWebServer } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { RequestContext } from '@crewcall/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EdgeConfig } from '../config.js';
import { EdgeError } from '../errors/edge.errors.js';
import { ClientAddress } from '../security/client-address.service.js';
import { pageHeaders } from '../security/security-headers.js';
import { HUNG_UP, LATE } from '../upstreams/failure.js';
import { Upstreams } from '../upstreams/upstreams.service.js';
import { Readers } from './readers.service.js';
import { unavailablePage } from './unavailable-page.js';
import { Visits } from './visits.service.js';

const BETWEEN_PIECES_MS = 15_000;
/** Of the web server's headers, those that a page may bring with it. */
const passed = ['content-type', 'content-encoding', 'location', 'retry-after'] as const;

/** Pages, as the web server renders them for each reader. */
@Injectable()
export class RenderedPages {
  private readonly logger = new Logger(RenderedPages.name);

  constructor(
    private readonly upstreams: Upstreams,
    private readonly readers: Readers,
    private readonly visits: Visits,
    private readonly addresses: ClientAddress,
    private readonly config: EdgeConfig,
    private readonly publicUrl: PublicUrlConfig,
  ) {}

  /** @throws EdgeError when the caller hung up, or pages are not served here at all */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { webServer } = this.upstreams;
    if (!webServer) throw new EdgeError('NOT_FOUND');
    const reader = await this.readers.tokenOf(request.method, request.headers, request.id);
    const nonce = randomBytes(16).toString('base64');
    void reply.headers(this.headersOf(nonce, reader !== undefined));
    const controller = new AbortController();
    const clock = setTimeout(() => controller.abort(LATE), this.config.pageMs);
    reply.raw.once('close', () => controller.abort(HUNG_UP));
    try {
      const answer = await webServer.request({
        method: request.method as 'GET',
        path: request.url,
        headers: this.questionOf(request, nonce, reader),
        signal: controller.signal,
        headersTimeout: 0,
        bodyTimeout: BETWEEN_PIECES_MS,
      });
      if (answer.statusCode >= 500) {
        await answer.body.dump();
        throw new Error(`the web server answers ${answer.statusCode}`);
      }
      for (const name of passed) if (answer.headers[name]) void reply.header(name, answer.headers[name]);
      // A file for robots may be cached; a page of a signed-in reader never.
      const kept = answer.headers['cache-control'];
      if (kept && !reader) void reply.header('cache-control', kept);
      void reply.status(answer.statusCode).send(answer.body);
    } catch (error) {
      if (controller.signal.reason === HUNG_UP) throw new EdgeError('BAD_REQUEST');
      this.logger.warn(`A page could not be rendered: ${error instanceof Error ? error.message : 'unknown'}`);
      void reply
        .status(503)
        .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(unavailablePage(nonce));
    } finally {
      clearTimeout(clock);
    }
  }

  private questionOf({ id, raw, headers }: FastifyRequest, nonce: string, reader?: string): Record<string, string> {
    const { 'accept-encoding': encoding, 'user-agent': agent, host } = headers;
    const traceparent = RequestContext.traceparent();
    return {
      ...(encoding ? { 'accept-encoding': String(encoding) } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
      ...(host ? { 'x-forwarded-host': host } : {}),
      ...(reader ? { authorization: `Bearer ${reader}` } : {}),
      ...(traceparent ? { traceparent } : {}),
      'x-request-id': id,
      [toWebServer.nonce]: nonce,
      [toWebServer.visit]: this.visits.ticketFor(this.addresses.of(raw)),
    };
  }

  private headersOf(nonce: string, isPrivate: boolean): Record<string, string> {
    const { browserOrigins } = this.config;
    return {
      ...pageHeaders({ nonce, publicUrl: this.publicUrl.publicUrl, browserOrigins }),
      'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
      vary: 'Accept-Encoding, Cookie, Sec-Fetch-Dest',
    };
  }
}
