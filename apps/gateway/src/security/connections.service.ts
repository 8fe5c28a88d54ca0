import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { addressBlockOf } from '@crewcall/platform-bootstrap';
import { HttpConfig } from '@crewcall/platform-config';
import { EdgeConfig } from '../config.js';
import { ClientAddress } from './client-address.service.js';

const SWEEP_MS = 200;
/** Who has just connected has a request on its way: the network takes less than that. */
const FIRST_REQUEST_WITHIN_MS = 1000;

/** How many connections there may be, and how they end: no caller who sits on one can keep the gateway from leaving. */
@Injectable()
export class Connections implements OnModuleInit, BeforeApplicationShutdown {
  private readonly open = new Set<Socket>();
  private readonly perAddress = new Map<string, number>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly addresses: ClientAddress,
    private readonly config: EdgeConfig,
    private readonly http: HttpConfig,
  ) {}

  onModuleInit(): void {
    this.server.maxConnections = this.config.maxConnections;
    this.server.on('connection', (socket: Socket) => this.onConnection(socket));
  }

  /** When the server closes, Node ends the connections that are idle after a request: these are all the others. */
  beforeApplicationShutdown(): void {
    this.open.forEach(endUnlessUsed);
    // Until the server closes, others are still taken.
    this.server.on('connection', endUnlessUsed);
    const sweep = setInterval(() => this.server.closeIdleConnections(), SWEEP_MS).unref();
    const lastCall = Math.max(1, this.http.shutdownSeconds - 2) * 1000;
    const end = setTimeout(() => this.open.forEach((socket) => socket.destroy()), lastCall).unref();
    this.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }

  private onConnection(socket: Socket): void {
    this.open.add(socket);
    const address = socket.remoteAddress ?? '';
    const block = addressBlockOf(address);
    const count = (this.perAddress.get(block) ?? 0) + 1;
    this.perAddress.set(block, count);
    socket.once('close', () => {
      this.open.delete(socket);
      const left = (this.perAddress.get(block) ?? 1) - 1;
      if (left > 0) this.perAddress.set(block, left);
      else this.perAddress.delete(block);
    });
    // Behind a proxy all come from one address; there the proxy has to see to it.
    if (count > this.config.maxConnectionsPerAddress && !this.addresses.isTrusted(address)) socket.destroy();
  }
}

/** Node does not take a connection for idle before its first request. */
function endUnlessUsed(socket: Socket): void {
  if (socket.bytesRead > 0) return;
  const end = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), FIRST_REQUEST_WITHIN_MS).unref();
  socket.once('close', () => clearTimeout(end));
}
