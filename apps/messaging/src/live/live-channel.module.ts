import { Module } from '@nestjs/common';
import { CloseSocketsOfEndedSessions } from './consumers/close-sockets-of-ended-sessions.consumer.js';
import { CloseSocketsOfPeopleWhoLeave } from './consumers/close-sockets-of-people-who-leave.consumer.js';
import { CloseSocketsOfSuspendedPeople } from './consumers/close-sockets-of-suspended-people.consumer.js';
import { LiveRedis } from './live-redis.js';
import { LiveServer } from './live-server.service.js';
import { LiveGateway } from './live.gateway.js';
import { SocketEndings } from './socket-endings.service.js';

/** The live channel of the whole product: the only place that holds sockets. */
@Module({
  providers: [
    LiveRedis,
    LiveServer,
    LiveGateway,
    SocketEndings,
    CloseSocketsOfEndedSessions,
    CloseSocketsOfSuspendedPeople,
    CloseSocketsOfPeopleWhoLeave,
  ],
})
export class LiveChannelModule {}
