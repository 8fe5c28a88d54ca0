import { Module } from '@nestjs/common';
import { LiveRedis } from './live-redis.js';
import { LiveServer } from './live-server.service.js';

/** The sockets themselves, for whoever pushes to them from within this service. */
@Module({ providers: [LiveRedis, LiveServer], exports: [LiveServer] })
export class LiveServerModule {}
