import { RedisIoAdapter, SocketRedis } from '@crewcall/platform-live';
import { WEBSOCKET_ADAPTER, type WebSocketAdapterFactory } from '@crewcall/platform-bootstrap';
import { Module } from '@nestjs/common';
import { LiveAdmission } from './live-admission.service.js';
import { LiveServer } from './live-server.service.js';

const openAdapter: WebSocketAdapterFactory = (app) =>
  new RedisIoAdapter(app, { allowRequest: app.get(LiveAdmission).allowRequest });

/** The sockets, their Redis connections, and who may open one. */
@Module({
  providers: [SocketRedis, LiveServer, LiveAdmission, { provide: WEBSOCKET_ADAPTER, useValue: openAdapter }],
  exports: [LiveServer],
})
export class LiveServerModule {}
