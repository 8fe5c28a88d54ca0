import type { ClientToServerEvents, LiveEventName, ServerToClientEvents } from '@crewcall/contracts-core';
import { eventually, type TestService } from '@crewcall/testing-node';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

export interface Arrival {
  event: LiveEventName;
  payload: unknown;
}

/** A browser tab as the service sees it: it writes down all it hears. */
export class LiveClient {
  readonly arrivals: Arrival[] = [];
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  closedBecause: string | null = null;
  refusedBecause: string | null = null;

  constructor(service: TestService, token: unknown, options: Partial<ManagerOptions & SocketOptions> = {}) {
    this.socket = io(service.baseUrl, {
      path: '/ws',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
      ...options,
    });
    this.socket.onAny((event: LiveEventName, payload: unknown) => this.arrivals.push({ event, payload }));
    this.socket.on('disconnect', (reason) => (this.closedBecause = reason));
    this.socket.on('connect_error', (error) => (this.refusedBecause = error.message));
  }

  /** Says who it is and waits until the service agrees. */
  async authenticate(userId: string): Promise<this> {
    let isIn = false;
    this.socket.emit('authenticate', { userId }, () => (isIn = true));
    await eventually(() => isIn);
    return this;
  }

  heard(event: LiveEventName): unknown[] {
    return this.arrivals.filter((arrival) => arrival.event === event).map(({ payload }) => payload);
  }

  untilClosed(withinMs?: number): Promise<string> {
    return eventually(() => this.closedBecause, withinMs);
  }

  close(): void {
    this.socket.disconnect();
  }
}
