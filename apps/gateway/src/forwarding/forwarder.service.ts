import { Injectable } from '@nestjs/common';
import { requestBounds } from '@crewcall/contracts-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UpstreamConfig } from '../config.js';
import { hasBody } from '../errors/send-error.js';
import { EdgeError } from '../errors/edge.errors.js';
import { type Route, routeOf } from '../routing/routing-table.js';
import { ClientAddress } from '../security/client-address.service.js';
import { apiHeaders } from '../security/security-headers.js';
import { HUNG_UP, LATE } from '../upstreams/failure.js';
import { Upstreams } from '../upstreams/upstreams.service.js';
import { splitOnce } from './affinity.js';
import { headersToCaller, headersToService } from './forward-headers.js';
import { SharedReads, wholeOf } from './shared-reads.service.js';
import { takeBody } from './take-body.js';

/** A service that stops in the middle of its answer. */
const BETWEEN_CHUNKS_MS = 15_000;
/** Longer than jobs waits for the external boards. */
const PATIENT_MS = 25_000;

// The clock is ours: it also counts the waiting for a connection.
const bounds = { headersTimeout: 0, bodyTimeout: BETWEEN_CHUNKS_MS } as const;

/** Say nothing to a service that answers everyone alike. */
const ofOneCaller = ['cookie', 'range', 'if-none-match', 'if-modified-since'];

type Headers = Record<string, string | string[]>;

const headersOfCacheable = Object.fromEntries(Object.entries(apiHeaders).filter(([name]) => name !== 'cache-control'));

/** Carries a request to the service that answers for it, and the answer back, without holding either in memory. */
@Injectable()
export class Forwarder {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly addresses: ClientAddress,
    private readonly config: UpstreamConfig,
    private readonly shared: SharedReads,
  ) {}

  /** @throws EdgeError when there is no such address or the service does not answer */
  async forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [path = '/', query] = splitOnce(request.url);
    const route = routeOf(request.method, path);
    if (!route) throw new EdgeError('NOT_FOUND');
    const address = this.addresses.of(request.raw);
    const headers = headersToService(request.headers, {
      address,
      protocol: this.addresses.protocolOf(request.raw),
      requestId: request.id,
    });

    const target = query === undefined ? path : `${path}?${query}`;
    if (route.isAlike && !headers['authorization'] && !hasBody(request.raw.headers))
      return this.share(route, target, headers, reply);

    const controller = new AbortController();
    let clock: NodeJS.Timeout | undefined;
    const startClock = (): void => {
      clock = setTimeout(() => controller.abort(LATE), this.answerMs(route));
    };
    // Also once the answer is complete, when there is nothing left to give up.
    reply.raw.once('close', () => controller.abort(HUNG_UP));
    try {
      const body = await this.bodyOf(request, route, headers, startClock);
      const answer = await this.upstreams.get(route.to).request({
        ...bounds,
        method: request.method as 'GET',
        path: target,
        headers,
        body: body as Buffer | undefined,
        signal: controller.signal,
      });
      const ours = route.isCacheable && answer.headers['cache-control'] ? headersOfCacheable : apiHeaders;
      if (!request.raw.complete) void reply.header('connection', 'close');
      void reply.status(answer.statusCode).headers(headersToCaller(answer.headers, ours)).send(answer.body);
    } finally {
      clearTimeout(clock);
    }
  }

  /** As `forward`, with those who ask the same at the same moment. */
  private async share(route: Route, path: string, headers: Headers, reply: FastifyReply): Promise<void> {
    for (const name of ofOneCaller) delete headers[name];
    const answer = await this.shared.answer(path, reply.raw, async (controller) => {
      const clock = setTimeout(() => controller.abort(LATE), this.answerMs(route));
      const options = { ...bounds, method: 'GET', path, headers, signal: controller.signal } as const;
      const asked = this.upstreams.get(route.to).request(options);
      return wholeOf(await asked.finally(() => clearTimeout(clock)));
    });
    void reply.status(answer.statusCode).headers(headersToCaller(answer.headers, apiHeaders)).send(answer.body);
  }

  private async bodyOf(request: FastifyRequest, route: Route, headers: Headers, onEnd: () => void) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !hasBody(request.raw.headers)) {
      // A read has no body here: what was sent as one is neither read nor announced.
      if (isRead) delete headers['content-length'];
      onEnd();
      return undefined;
    }
    const withinMs = (route.pace === 'upload' ? this.config.uploadSeconds : this.config.bodySeconds) * 1000;
    const body = await takeBody(request.raw, { limit: route.bodyLimit ?? requestBounds.bytes, withinMs, onEnd });
    if (Buffer.isBuffer(body)) delete headers['content-length'];
    return body;
  }

  private answerMs({ pace }: Route): number {
    if (pace === 'patient') return PATIENT_MS;
    return pace === 'upload' ? this.config.uploadSeconds * 1000 : this.config.answerMs;
  }
}
