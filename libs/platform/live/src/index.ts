export { Live, type LiveTarget } from './live.js';
export { liveKeyOf } from './live-channel.js';
export { LiveReplay } from './live-replay.js';
export { liveMigrations } from './live.migrations.js';
export { LiveModule } from './live.module.js';
export { RedisIoAdapter } from './redis-io.adapter.js';
export { SocketRedis } from './socket-redis.js';
