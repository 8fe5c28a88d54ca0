import type { IncomingMessage, Server as HttpServer } from 'node:http';
import {
  type ClientToServerEvents,
  LIVE_AUTHENTICATE_WITHIN_MS,
  LIVE_PATH,
  type ServerToClientEvents,
} from '@crewcall/contracts-core';
import { liveLimits } from '@crewcall/contracts-messaging';
import { PublicUrlConfig, RedisConfig } from '@crewcall/platform-config';
import { liveKeyOf } from '@crewcall/platform-live';
import { HealthRegistry } from '@crewcall/platform-observability';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createAdapter } from '@socket.io/redis-adapter';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { MessagingConfig } from '../config.js';
import { isOwnOrigin } from './live-origin.policy.js';
import { LiveRedis } from './live-redis.js';
import { dropWhenSlow, type Outgoing } from './slow-reader.policy.js';

/** What is known of a socket once it has proven whose it is. */
export interface SocketFacts {
  userId: string;
  sessionId: string;
  /** Seconds since 1970, as in the token. */
  issuedAt: number;
}

export type LiveServerOf = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Partial<SocketFacts>>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Partial<SocketFacts>>;

/** The socket.io server on the service's own HTTP server, joined with its replicas through Redis. */
@Injectable()
export class LiveServer implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveServer.name);
  private server?: LiveServerOf;

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly redis: LiveRedis,
    private readonly redisConfig: RedisConfig,
    private readonly publicUrl: PublicUrlConfig,
    private readonly config: MessagingConfig,
    private readonly health: HealthRegistry,
  ) {}

  get io(): LiveServerOf {
    return (this.server ??= this.open());
  }

  /** Clients see a lost connection and come back, to another replica, at moments of their own. */
  beforeApplicationShutdown(): void {
    this.server?.engine.close();
  }

  private open(): LiveServerOf {
    const server: LiveServerOf = new Server(this.http.httpAdapter.getHttpServer() as HttpServer, {
      path: LIVE_PATH,
      serveClient: false,
      adapter: createAdapter(this.redis.publisher, this.redis.subscriber, { key: liveKeyOf(this.redisConfig) }),
      maxHttpBufferSize: liveLimits.frameBytes,
      perMessageDeflate: false,
      connectTimeout: LIVE_AUTHENTICATE_WITHIN_MS,
      allowRequest: (request, decide) => {
        const refusal = this.refusalOf(request);
        decide(refusal, !refusal);
      },
    });
    server.engine.on('connection', (connection: Outgoing) =>
      dropWhenSlow(connection, liveLimits.waitingPackets, () => this.logger.log('A slow reader was let go of')),
    );
    return server;
  }

  private refusalOf({ headers }: IncomingMessage): string | null {
    if (!isOwnOrigin(headers, this.publicUrl.publicUrl)) return 'This page may not open a live connection.';
    if (this.health.isDraining) return 'The service is about to restart.';
    if ((this.server?.engine.clientsCount ?? 0) >= this.config.socketsMax) return 'Too many live connections.';
    return null;
  }
}
