import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { CloseSocketsOfEndedSessions } from './consumers/close-sockets-of-ended-sessions.consumer.js';
import { CloseSocketsOfPeopleWhoLeave } from './consumers/close-sockets-of-people-who-leave.consumer.js';
import { CloseSocketsOfSuspendedPeople } from './consumers/close-sockets-of-suspended-people.consumer.js';
import { ConversationSignals } from './conversation-signals.service.js';
import { LiveServerModule } from './live-server.module.js';
import { LiveGateway } from './live.gateway.js';
import { SocketEndings } from './socket-endings.service.js';
import { SocketSessions } from './socket-sessions.service.js';

/** The live channel of the whole product: the only place that holds sockets. */
@Module({
  imports: [LiveServerModule, ConversationsModule, MessagesModule, PresenceModule, PrivacyModule],
  providers: [
    LiveGateway,
    SocketEndings,
    SocketSessions,
    ConversationSignals,
    CloseSocketsOfEndedSessions,
    CloseSocketsOfSuspendedPeople,
    CloseSocketsOfPeopleWhoLeave,
  ],
})
export class LiveChannelModule {}
