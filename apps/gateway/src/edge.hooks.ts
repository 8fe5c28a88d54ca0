import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNREADABLE_PATH } from './edge.adapter.js';
import { splitOnce } from './forwarding/affinity.js';
import { RateLimiter } from './limits/rate-limiter.service.js';
import { sendError } from './errors/send-error.js';
import { EdgeError } from './errors/edge.errors.js';
import { ClientAddress } from './security/client-address.service.js';
import { namesTwoHosts } from './security/two-hosts.js';
import { apiHeaders } from './security/security-headers.js';

const readMethods = ['GET', 'HEAD'];
const apiMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];

export const isForServices = (path: string): boolean => /^\/(api|ical|ws)(\/|$)/.test(path);

/** What holds for every request before anything answers it: headers, readable paths, known methods, limits. */
@Injectable()
export class EdgeHooks implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly limiter: RateLimiter,
    private readonly addresses: ClientAddress,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
    fastify.addHook('onRequest', (request, reply) => this.onRequest(request, reply));
  }

  private async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    void reply.headers(apiHeaders);
    const [path] = splitOnce(request.url);
    if (namesTwoHosts(request.raw))
      return sendError(request, reply, new EdgeError('BAD_REQUEST', { connection: 'close' }));
    if (path === UNREADABLE_PATH) return sendError(request, reply, new EdgeError('BAD_REQUEST'));
    const methods = isForServices(path) ? apiMethods : readMethods;
    if (!methods.includes(request.method))
      return sendError(request, reply, new EdgeError('METHOD_NOT_ALLOWED', { allow: methods.join(', ') }));
    const error = await this.limiter.check(request.method, path, this.addresses.of(request.raw));
    return error && sendError(request, reply, error);
  }
}
