import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { SocketEndingsConsumer } from './socket-endings.consumer.js';
import { ConversationSignals } from './conversation-signals.service.js';
import { LiveServerModule } from './live-server.module.js';
import { LiveGateway } from './live.gateway.js';
import { SocketEndings } from './socket-endings.service.js';
import { SocketSessions } from './socket-sessions.service.js';

/** The live channel of the whole product: the only place that holds sockets. */
@Module({
  imports: [LiveServerModule, ConversationsModule, MessagesModule, PresenceModule, PrivacyModule],
  providers: [LiveGateway, SocketEndings, SocketSessions, ConversationSignals, SocketEndingsConsumer],
})
export class LiveChannelModule {}
