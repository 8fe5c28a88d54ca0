import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HealthRegistry } from '@crewcall/platform-observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EdgeConfig } from './config.js';
import { UNREADABLE_PATH } from './edge.adapter.js';
import { splitOnce } from './forwarding/affinity.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { refuse } from './refusals/refuse.js';
import { Refusal } from './refusals/refusal.js';
import { ClientAddress } from './security/client-address.js';
import { apiHeaders } from './security/security-headers.js';

const readMethods = ['GET', 'HEAD'];
const apiMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];

export const isForServices = (path: string): boolean => /^\/(api|ws)(\/|$)/.test(path);

/** What holds for every request before anything answers it: headers, readable paths, known methods, limits. */
@Injectable()
export class EdgeHooks implements OnModuleInit {
  private readonly connectionsOf = new Map<string, number>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly limiter: RateLimiter,
    private readonly addresses: ClientAddress,
    private readonly health: HealthRegistry,
    private readonly config: EdgeConfig,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
    fastify.addHook('onRequest', (request, reply) => this.onRequest(request, reply));
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.health.isDraining) void reply.header('connection', 'close');
      done();
    });
    const server = fastify.server as Server<never, typeof ServerResponse>;
    server.maxConnections = this.config.maxConnections;
    server.on('connection', (socket: Socket) => this.onConnection(socket));
  }

  private async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    void reply.headers(apiHeaders);
    const [path] = splitOnce(request.url);
    if (path === UNREADABLE_PATH) return refuse(request, reply, new Refusal('BAD_REQUEST'));
    const methods = isForServices(path) ? apiMethods : readMethods;
    if (!methods.includes(request.method)) return refuse(request, reply, new Refusal('METHOD_NOT_ALLOWED', { allow: methods.join(', ') }));
    const refusal = await this.limiter.check(request.method, path, this.addresses.of(request.raw));
    return refusal && refuse(request, reply, refusal);
  }

  /** One address cannot hold all connections. Behind a proxy the proxy has to see to that. */
  private onConnection(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    if (this.addresses.isTrusted(address)) return;
    const open = (this.connectionsOf.get(address) ?? 0) + 1;
    this.connectionsOf.set(address, open);
    socket.once('close', () => {
      const left = (this.connectionsOf.get(address) ?? 1) - 1;
      if (left > 0) this.connectionsOf.set(address, left);
      else this.connectionsOf.delete(address);
    });
    if (open > this.config.maxConnectionsPerAddress) socket.destroy();
  }
}
