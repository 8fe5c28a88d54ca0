export { ConfigModule } from './config.module.js';
export { describeFragment, Env, type EnvOptions, type EnvVariable } from './env.decorator.js';
export { DatabaseConfig, HttpConfig, PublicUrlConfig, RedisConfig, ReleaseConfig, TokenConfig } from './fragments.js';
export { failpoint } from './failpoint.js';
export { type RedisAddress, readRedisUrl } from './redis-address.js';
export { ConfigError, type ConfigFragment, readConfig } from './read-config.js';
