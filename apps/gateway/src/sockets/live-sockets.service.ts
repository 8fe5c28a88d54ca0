import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LIVE_PATH } from '@crewcall/contracts-core';
import { RequestContext } from '@crewcall/platform-observability';
import { type WebSocket, WebSocketServer } from 'ws';
import { UpstreamConfig } from '../config.js';
import { affinityOf, splitOnce } from '../forwarding/affinity.js';
import { headersToService } from '../forwarding/forward-headers.js';
import { sendRawError } from '../errors/send-error.js';
import { EdgeError, type EdgeErrorCode } from '../errors/edge.errors.js';
import { ClientAddress } from '../security/client-address.service.js';
import type { Replica } from '../upstreams/replica.js';
import { unavailable, type Upstream } from '../upstreams/upstream.js';
import { Upstreams } from '../upstreams/upstreams.service.js';
import { HandshakeRefused, MAX_FRAME_BYTES, openUpstream, type SocketRequest } from './open-upstream.js';
import { bridge } from './socket-bridge.js';
import { SocketAdmission } from './socket-admission.service.js';

const SERVICE_RESTART = 1012;
const CLOSE_WITHIN_MS = 2000;
const passedOn: Record<number, EdgeErrorCode> = { 403: 'FORBIDDEN', 404: 'NOT_FOUND', 429: 'RATE_LIMITED' };

/** Passes live sockets through to the messaging replica that the person's `uid` prefers, or to the next when it is down. */
@Injectable()
export class LiveSockets implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveSockets.name);
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly upstreams: Upstreams,
    private readonly addresses: ClientAddress,
    private readonly admission: SocketAdmission,
    private readonly times: UpstreamConfig,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => void this.onUpgrade(request, socket, head));
  }

  /** The clients come back by themselves, to the replica that is there then. */
  async beforeApplicationShutdown(): Promise<void> {
    const open = [...this.server.clients];
    const closed = open.map((client) => new Promise((resolve) => client.once('close', resolve)));
    for (const client of open) client.close(SERVICE_RESTART, 'Service restart');
    const timer = setTimeout(() => open.forEach((client) => client.terminate()), CLOSE_WITHIN_MS);
    await Promise.all(closed);
    clearTimeout(timer);
  }

  private async onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const requestId = RequestContext.idFrom(request.headers['x-request-id']);
    try {
      const address = this.addresses.of(request);
      await this.admission.admit(request, address);
      const service = await this.open(request, address, requestId);
      if (socket.destroyed) service.terminate();
      else this.server.handleUpgrade(request, socket, head, (client) => this.join(client, service, address));
    } catch (error) {
      if (!(error instanceof EdgeError)) this.logger.error(error);
      sendRawError(socket, error instanceof EdgeError ? error : new EdgeError('UPSTREAM_FAILED'), requestId);
    }
  }

  /** @throws EdgeError when no replica takes the socket */
  private async open(request: IncomingMessage, address: string, requestId: string): Promise<WebSocket> {
    const query = splitOnce(request.url ?? '')[1];
    const messaging = this.upstreams.get('messaging');
    const replicas = messaging.replicas.inOrder(affinityOf(query, address));
    const handshake = this.handshakeOf(request, address, requestId);
    const suffix = query === undefined ? '' : `?${query}`;
    const url = (replica: Replica) => `${replica.origin.replace(/^http/, 'ws')}${LIVE_PATH}/${suffix}`;
    const rested: Replica[] = [];
    for (const replica of replicas) {
      if (replica.breaker.tryPass()) {
        const socket = await this.openAt(messaging, replica, url(replica), handshake);
        if (socket) return socket;
      } else if (replicas.length > 1) rested.push(replica);
    }
    // No other replica takes it: the one that rests may have been back for a while, and the person waits.
    for (const replica of rested) {
      const socket = await this.openAt(messaging, replica, url(replica), handshake);
      if (socket) return socket;
    }
    throw unavailable(replicas);
  }

  /** Null when this replica is not there. @throws EdgeError when it is, and does not want the socket */
  private async openAt(
    messaging: Upstream,
    replica: Replica,
    url: string,
    handshake: SocketRequest,
  ): Promise<WebSocket | null> {
    try {
      const socket = await openUpstream(url, handshake);
      replica.breaker.succeeded();
      return socket;
    } catch (error) {
      if (error instanceof HandshakeRefused && error.status < 500) {
        replica.breaker.succeeded();
        throw new EdgeError(passedOn[error.status] ?? 'BAD_REQUEST');
      }
      messaging.errorAfter(error, replica);
      return null;
    }
  }

  private handshakeOf(request: IncomingMessage, address: string, requestId: string): SocketRequest {
    const told = headersToService(request.headers, {
      address,
      protocol: this.addresses.protocolOf(request),
      requestId,
    });
    const headers = Object.fromEntries(Object.entries(told).filter(([name]) => !name.startsWith('sec-websocket-')));
    const protocols = (request.headers['sec-websocket-protocol'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return { headers, protocols, withinMs: this.times.connectMs };
  }

  private join(client: WebSocket, service: WebSocket, address: string): void {
    this.admission.entered(address);
    client.once('close', () => this.admission.left(address));
    bridge(client, service);
    service.resume();
  }
}
