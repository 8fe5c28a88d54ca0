import { type Authenticated, LIVE_AUTHENTICATE_WITHIN_MS, LIVE_PATH, type WatchedJob } from '@crewcall/contracts-core';
import { liveLimits } from '@crewcall/contracts-messaging';
import {
  AuthenticateDto,
  DeliveredDto,
  TypingDto,
  WatchJobDto,
  WatchPresenceDto,
} from '@crewcall/contracts-messaging/dto';
import { InvalidInputError } from '@crewcall/platform-errors';
import { Logger, UseFilters, UseGuards, UsePipes, ValidationPipe } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { PresenceService } from '../presence/presence.service.js';
import { closeUnauthenticated } from './close-unauthenticated.js';
import { ConversationSignals } from './conversation-signals.service.js';
import { FrameRate } from './frame-rate.policy.js';
import { LiveErrorFilter } from './live-error.filter.js';
import { closeWithError } from './live.errors.js';
import { LiveServer, type LiveServerOf, type LiveSocket } from './live-server.service.js';
import { SocketActorGuard } from './socket-actor.guard.js';
import { SocketSessions } from './socket-sessions.service.js';
import { watchJob } from './watch-job.js';

/**
 * The live channel. A socket receives nothing before `authenticate` and is closed when that does not come in time.
 * WebSocket only: with long polling the id of a connection alone would be enough to read its events.
 */
@WebSocketGateway({
  path: LIVE_PATH,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  maxHttpBufferSize: liveLimits.frameBytes,
  connectTimeout: LIVE_AUTHENTICATE_WITHIN_MS,
})
@UseFilters(LiveErrorFilter)
// Unknown fields are ignored: older and newer clients may send more.
@UsePipes(new ValidationPipe({ whitelist: true, transform: true, exceptionFactory: (e) => new InvalidInputError(e) }))
export class LiveGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(LiveGateway.name);

  constructor(
    private readonly server: LiveServer,
    private readonly sessions: SocketSessions,
    private readonly signals: ConversationSignals,
    private readonly presence: PresenceService,
  ) {}

  afterInit(server: LiveServerOf): void {
    this.server.attach(server);
    this.presence.begin();
  }

  handleConnection(socket: LiveSocket): void {
    const rate = new FrameRate(liveLimits.framesPerSecond);
    socket.use((_frame, next) => (rate.isTooFast(Date.now()) ? closeWithError(socket, 'RATE_LIMITED') : next()));
    const waiting = setTimeout(() => closeUnauthenticated(socket), LIVE_AUTHENTICATE_WITHIN_MS);
    socket.data.stopWaiting = () => clearTimeout(waiting);
  }

  handleDisconnect(socket: LiveSocket): void {
    const { userId, stopWaiting } = socket.data;
    stopWaiting?.();
    if (userId) void this.presence.disconnected(userId, socket.id);
    this.logger.debug('A socket is disconnected');
  }

  @SubscribeMessage('authenticate')
  async authenticate(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() { userId }: AuthenticateDto,
  ): Promise<Authenticated | undefined> {
    if (socket.data.isAsked) return undefined;
    socket.data.isAsked = true;
    await this.sessions.bindSocket(socket, userId).finally(socket.data.stopWaiting);
    void this.presence.connected(userId, socket.id);
    return { user_id: userId };
  }

  @UseGuards(SocketActorGuard)
  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: LiveSocket, @MessageBody() typing: TypingDto): Promise<void> {
    return this.signals.publishTyping(actorOf(socket), typing);
  }

  @UseGuards(SocketActorGuard)
  @SubscribeMessage('delivered')
  delivered(@ConnectedSocket() socket: LiveSocket, @MessageBody() delivered: DeliveredDto): Promise<void> {
    return this.signals.markDelivered(actorOf(socket), delivered);
  }

  @UseGuards(SocketActorGuard)
  @SubscribeMessage('watch_presence')
  watchPresence(@ConnectedSocket() socket: LiveSocket, @MessageBody() watched: WatchPresenceDto): Promise<void> {
    return this.signals.watchPresence(socket, actorOf(socket), watched);
  }

  @UseGuards(SocketActorGuard)
  @SubscribeMessage('watch_job')
  watchJob(@ConnectedSocket() socket: LiveSocket, @MessageBody() { job_id }: WatchJobDto): Promise<WatchedJob> {
    return watchJob(socket, job_id);
  }
}

/** Behind `SocketActorGuard`. */
function actorOf({ data }: LiveSocket): string {
  if (!data.userId) throw new Error('The socket is not authenticated.');
  return data.userId;
}
