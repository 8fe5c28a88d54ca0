import { type Authenticated, LIVE_AUTHENTICATE_WITHIN_MS, liveRoomOf } from '@crewcall/contracts-core';
import { type LiveErrorCode, liveErrors, liveLimits } from '@crewcall/contracts-messaging';
import { TokenVerifier } from '@crewcall/platform-auth';
import { RequestContext } from '@crewcall/platform-observability';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MessagingConfig } from '../config.js';
import { PresenceService } from '../presence/presence.service.js';
import { closeUnauthenticated } from './close-unauthenticated.js';
import { FrameRate } from './frame-rate.policy.js';
import { LiveServer, type LiveSocket, type SocketFacts } from './live-server.service.js';
import { sessionRoomOf } from './session-rooms.js';
import { SocketNews } from './socket-news.service.js';

/**
 * Who is on the other end of a socket. It is bound to the identity its token proves and to nothing it says: until then
 * it is in no room, so it receives nothing, and after five seconds it is closed.
 */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap {
  private readonly logger = new Logger(LiveGateway.name);

  constructor(
    private readonly server: LiveServer,
    private readonly tokens: TokenVerifier,
    private readonly news: SocketNews,
    private readonly presence: PresenceService,
    private readonly config: MessagingConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.server.io.on('connection', (socket) => this.welcome(socket));
  }

  private welcome(socket: LiveSocket): void {
    const requestId = RequestContext.idFrom(socket.handshake.headers['x-request-id']);
    const rate = new FrameRate(liveLimits.framesPerSecond);
    const tooLate = setTimeout(() => closeUnauthenticated(socket), LIVE_AUTHENTICATE_WITHIN_MS);
    let isAsked = false;
    socket.use((_frame, next) => (rate.isTooFast(Date.now()) ? this.refuse(socket, 'RATE_LIMITED') : next()));
    socket.on('authenticate', (claim: unknown, done?: unknown) => {
      if (isAsked) return;
      isAsked = true;
      void RequestContext.run({ requestId }, () => this.authenticate(socket, claim, done)).finally(() =>
        clearTimeout(tooLate),
      );
    });
    socket.on('disconnect', (reason) => {
      clearTimeout(tooLate);
      if (socket.data.userId) void this.presence.disconnected(socket.data.userId, socket.id);
      RequestContext.run({ requestId, actorId: socket.data.userId }, () =>
        this.logger.debug(`A socket is gone: ${reason}`),
      );
    });
  }

  private async authenticate(socket: LiveSocket, claim: unknown, done: unknown): Promise<void> {
    const token = socket.handshake.auth['token'] as unknown;
    const facts = await this.factsOf(token);
    if (!facts) return this.refuse(socket, 'AUTH_REQUIRED');
    RequestContext.setActor(facts.userId);
    if (claimedIdIn(claim) !== facts.userId) return this.refuse(socket, 'FORBIDDEN');
    if (this.countOf(facts.userId) >= this.config.socketsPerUser) return this.refuse(socket, 'TOO_MANY_SOCKETS');
    if (!socket.connected) return;
    Object.assign(socket.data, { userId: facts.userId, sessionId: facts.sessionId, issuedAt: facts.issuedAt });
    await socket.join([liveRoomOf(facts.userId), sessionRoomOf(facts.sessionId)]);
    this.closeWhenExpired(socket, facts.expiresAt);
    // Once more, now that an ending would be noticed: one between the first look and the room was not.
    if (!(await this.factsOf(token))) return this.refuse(socket, 'AUTH_REQUIRED');
    this.logger.debug('A socket is bound to its person');
    this.news.follow(socket, facts.userId);
    void this.presence.connected(facts.userId, socket.id);
    if (typeof done === 'function') (done as (answer: Authenticated) => void)({ user_id: facts.userId });
  }

  /** Null when the token proves nothing, or nothing any more. */
  private async factsOf(token: unknown): Promise<(SocketFacts & { expiresAt: number }) | null> {
    if (typeof token !== 'string' || token.length > 4096) return null;
    try {
      const claims = await this.tokens.claimsOf(token);
      const actor = await this.tokens.actorOf(claims);
      return { userId: actor.id, sessionId: actor.sessionId, issuedAt: claims.iat, expiresAt: claims.exp };
    } catch {
      return null;
    }
  }

  private countOf(userId: string): number {
    return this.server.io.sockets.adapter.rooms.get(liveRoomOf(userId))?.size ?? 0;
  }

  private closeWhenExpired(socket: LiveSocket, expiresAt: number): void {
    const expiry = setTimeout(() => closeUnauthenticated(socket), Math.max(0, expiresAt * 1000 - Date.now()));
    socket.once('disconnect', () => clearTimeout(expiry));
  }

  private refuse(socket: LiveSocket, code: LiveErrorCode): void {
    this.logger.log(`A socket was refused: ${code}`);
    socket.emit('auth_error', { error: liveErrors[code], code });
    if (code === 'AUTH_REQUIRED' || code === 'FORBIDDEN') closeUnauthenticated(socket);
    else socket.disconnect(true);
  }
}

/** Clients send what they like; only this shape is a claim. */
function claimedIdIn(claim: unknown): unknown {
  return typeof claim === 'object' && claim !== null && 'userId' in claim ? claim.userId : undefined;
}
