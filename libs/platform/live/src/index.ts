export { Live, type LiveTarget } from './live.service.js';
export { liveKeyOf } from './live-channel.service.js';
export { LiveReplay } from './live-replay.service.js';
export { liveMigrations } from './live.migrations.js';
export { LiveModule } from './live.module.js';
export { RedisIoAdapter } from './redis-io.adapter.js';
export { SocketRedis } from './socket-redis.service.js';
