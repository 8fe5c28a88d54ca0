import type { IncomingMessage } from 'node:http';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { HealthRegistry } from '@crewcall/platform-observability';
import { Injectable } from '@nestjs/common';
import type { ServerOptions } from 'socket.io';
import { MessagingConfig } from '../config.js';
import { isOwnOrigin } from './live-origin.policy.js';
import { LiveServer } from './live-server.service.js';

/** Which handshakes are accepted, before anything is sent over the socket. One that is not is answered with 403. */
@Injectable()
export class LiveAdmission {
  constructor(
    private readonly server: LiveServer,
    private readonly publicUrl: PublicUrlConfig,
    private readonly config: MessagingConfig,
    private readonly health: HealthRegistry,
  ) {}

  readonly allowRequest: NonNullable<ServerOptions['allowRequest']> = (request, decide) => {
    const problem = this.problemOf(request);
    decide(problem, !problem);
  };

  private problemOf({ headers }: IncomingMessage): string | null {
    if (!isOwnOrigin(headers, this.publicUrl.publicUrl)) return 'This page may not open a live connection.';
    if (this.health.isDraining) return 'The service is about to restart.';
    if (this.server.io.engine.clientsCount >= this.config.socketsMax) return 'Too many live connections.';
    return null;
  }
}
