import type { ClientToServerEvents, ServerToClientEvents } from '@crewcall/contracts-core';
import { liveLimits } from '@crewcall/contracts-messaging';
import { Metrics } from '@crewcall/platform-observability';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { dropWhenSlow, type Outgoing } from './slow-reader.policy.js';

/** What is known of a socket once its token is verified. */
export interface SocketFacts {
  userId: string;
  sessionId: string;
  /** Seconds since 1970, as in the token. */
  issuedAt: number;
}

/** Before and after `authenticate`. */
export interface SocketData extends Partial<SocketFacts> {
  /** Ends the wait for `authenticate`. */
  stopWaiting?: () => void;
  isAsked?: boolean;
  /** Of the job that its page watches. */
  jobRoom?: string;
}

export type LiveServerOf = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

/** The sockets of one session, on every replica. */
export const sessionRoomOf = (sessionId: string): string => `session:${sessionId}`;

/** The socket.io server of the gateway, for services that send to sockets from within messaging. */
@Injectable()
export class LiveServer implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveServer.name);
  private server?: LiveServerOf;

  constructor(metrics: Metrics) {
    metrics.gauge(
      'crewcall.sockets',
      'Open sockets of this process',
      (result) => result.observe(this.server?.engine.clientsCount ?? 0),
      '{socket}',
    );
  }

  get io(): LiveServerOf {
    if (!this.server) throw new Error('The live channel is not open yet.');
    return this.server;
  }

  attach(server: LiveServerOf): void {
    this.server = server;
    server.engine.on('connection', (connection: Outgoing) =>
      dropWhenSlow(connection, liveLimits.waitingPackets, () => this.logger.log('A slow reader was disconnected')),
    );
  }

  /** Clients notice the lost connection and reconnect to another replica, each after a random delay. */
  beforeApplicationShutdown(): void {
    this.server?.engine.close();
  }
}
