import { RedisConfig } from '@crewcall/platform-config';
import { RequestContext, Traces } from '@crewcall/platform-observability';
import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { SpanKind } from '@opentelemetry/api';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { liveKeyOf } from './live-channel.js';
import { SocketRedis } from './socket-redis.js';

type Transform = Parameters<IoAdapter['bindMessageHandlers']>[2];

/** Nest's socket.io adapter, joined with its replicas through Redis. The module provides `SocketRedis`. */
export class RedisIoAdapter extends IoAdapter {
  private readonly adapter: ReturnType<typeof createAdapter>;
  private readonly traces: Traces;

  constructor(
    app: INestApplication,
    private readonly options: Partial<ServerOptions> = {},
  ) {
    super(app);
    const { publisher, subscriber } = app.get(SocketRedis);
    this.traces = app.get(Traces);
    this.adapter = createAdapter(publisher, subscriber, { key: liveKeyOf(app.get(RedisConfig)) });
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, { ...options, ...this.options } as ServerOptions);
    return server.adapter(this.adapter);
  }

  /** Logs and calls of a message handler carry the request id of the handshake, as those of a request do. */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[], transform: Transform): void {
    const requestId = RequestContext.idFrom(socket.handshake.headers['x-request-id']);
    const inContext = handlers.map((handler) => ({
      ...handler,
      callback: (...args: Parameters<typeof handler.callback>) =>
        RequestContext.run({ requestId, actorId: (socket.data as { userId?: string }).userId }, () =>
          this.traces.around(`live ${String(handler.message)}`, { kind: SpanKind.SERVER }, () =>
            Promise.resolve(handler.callback(...args)),
          ),
        ),
    }));
    super.bindMessageHandlers(socket, inContext, transform);
  }
}
