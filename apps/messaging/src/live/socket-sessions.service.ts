import { liveRoomOf } from '@crewcall/contracts-core';
import { TokenVerifier } from '@crewcall/platform-auth';
import { RequestContext } from '@crewcall/platform-observability';
import { Injectable, Logger } from '@nestjs/common';
import { MessagingConfig } from '../config.js';
import { closeUnauthenticated } from './close-unauthenticated.js';
import { LiveError } from './live.errors.js';
import { LiveServer, type LiveSocket, sessionRoomOf, type SocketFacts } from './live-server.service.js';

/** Binds a socket to the identity that its token proves, never to what the client says. */
@Injectable()
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);

  constructor(
    private readonly server: LiveServer,
    private readonly tokens: TokenVerifier,
    private readonly config: MessagingConfig,
  ) {}

  /** Until this resolves the socket is in no room, so it receives nothing. Throws `LiveError`. */
  async bindSocket(socket: LiveSocket, claimedId: string): Promise<void> {
    const token = socket.handshake.auth['token'] as unknown;
    const facts = await this.verifyToken(token);
    RequestContext.setActor(facts.userId);
    if (claimedId !== facts.userId) throw new LiveError('FORBIDDEN');
    if (this.countSocketsOf(facts.userId) >= this.config.socketsPerUser) throw new LiveError('TOO_MANY_SOCKETS');
    if (!socket.connected) return;
    Object.assign(socket.data, { userId: facts.userId, sessionId: facts.sessionId, issuedAt: facts.issuedAt });
    await socket.join([liveRoomOf(facts.userId), sessionRoomOf(facts.sessionId)]);
    this.closeWhenExpired(socket, facts.expiresAt);
    // Verified again inside the room: a revocation between the first check and the join reached no socket.
    await this.verifyToken(token);
    this.logger.debug('A socket is authenticated');
  }

  private async verifyToken(token: unknown): Promise<SocketFacts & { expiresAt: number }> {
    if (typeof token !== 'string' || token.length > 4096) throw new LiveError('AUTH_REQUIRED');
    try {
      const claims = await this.tokens.claimsOf(token);
      const actor = await this.tokens.actorOf(claims);
      return { userId: actor.id, sessionId: actor.sessionId, issuedAt: claims.iat, expiresAt: claims.exp };
    } catch {
      throw new LiveError('AUTH_REQUIRED');
    }
  }

  private countSocketsOf(userId: string): number {
    return this.server.io.sockets.adapter.rooms.get(liveRoomOf(userId))?.size ?? 0;
  }

  private closeWhenExpired(socket: LiveSocket, expiresAt: number): void {
    const expiry = setTimeout(() => closeUnauthenticated(socket), Math.max(0, expiresAt * 1000 - Date.now()));
    socket.once('disconnect', () => clearTimeout(expiry));
  }
}
