import { RedisConfig } from '@crewcall/platform-config';
import { RequestContext, Traces } from '@crewcall/platform-observability';
import { type INestApplication, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { SpanKind } from '@opentelemetry/api';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { liveKeyOf } from './live-channel.service.js';
import { SocketRedis } from './socket-redis.service.js';

type Transform = Parameters<IoAdapter['bindMessageHandlers']>[2];

/** Nest's socket.io adapter, joined with its replicas through Redis. The module provides `SocketRedis`. */
export class RedisIoAdapter extends IoAdapter {
  private readonly adapter: ReturnType<typeof createAdapter>;
  private readonly traces: Traces;
  private readonly failures = new Logger(RedisIoAdapter.name);

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

  /**
   * Each message is a listener, and a stream only while it is handled: Nest's own keep one for every message of every
   * socket, more than half of what an idle socket takes. Logs and calls of a handler carry the request id of the handshake.
   */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[], transform: Transform): void {
    const requestId = RequestContext.idFrom(socket.handshake.headers['x-request-id']);
    for (const handler of handlers) {
      socket.on(handler.message as string, (...sent: unknown[]) => {
        const { data, ack } = this.mapPayload(sent.length > 1 ? sent : sent[0]);
        const { userId } = socket.data as { userId?: string };
        const handled = RequestContext.run({ requestId, actorId: userId }, () =>
          this.traces.around(`live ${String(handler.message)}`, { kind: SpanKind.SERVER }, () =>
            Promise.resolve(handler.callback(data, ack)),
          ),
        );
        transform(handled).subscribe({
          next: (response: Response) =>
            answer(socket, response, handler.isAckHandledManually ? undefined : (ack as Acknowledge)),
          error: (error: unknown) => this.failures.error(error),
        });
      });
    }
  }
}

/** What a handler returns: an event of its own, else what the client that asked for an acknowledgement is told. */
type Response = { event?: string; data?: unknown } | null | undefined;

type Acknowledge = ((response: Response) => void) | undefined;

function answer(socket: Socket, response: Response, ack: Acknowledge): void {
  if (response?.event) socket.emit(response.event, response.data);
  else if (response !== undefined && response !== null) ack?.(response);
}
