import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Live, LIVE_STREAM } from './live.service.js';
import { LiveChannel } from './live-channel.service.js';
import { LiveEventRepository } from './live-event.repository.js';
import { LiveReplay } from './live-replay.service.js';

/** Pushes to people's sockets from any service. Needs `RedisModule` and, for pruning, `QueuesModule`. */
@Global()
@Module({})
export class LiveModule {
  static forRoot({ stream }: { stream: string }): DynamicModule {
    return {
      module: LiveModule,
      providers: [{ provide: LIVE_STREAM, useValue: stream }, LiveEventRepository, LiveChannel, Live, LiveReplay],
      exports: [Live, LiveReplay],
    };
  }
}
