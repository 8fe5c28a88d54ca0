export { ConfigModule } from './config.module.js';
export { describeFragment, Env, type EnvOptions, type EnvVariable } from './env.decorator.js';
export { DatabaseConfig, HttpConfig, PublicUrlConfig, RedisConfig, ReleaseConfig, TokenConfig } from './fragments.js';
export { failpoint } from './failpoint.js';
export { ConfigError, type ConfigFragment, readConfig } from './read-config.js';
