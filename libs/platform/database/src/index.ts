export { Database } from './database.js';
export { DatabaseModule, type DatabaseModuleOptions } from './database.module.js';
export { migrate } from './migrate.js';
export { newId } from './new-id.js';
export { Projection, type ProjectionTable } from './projection.js';
export { noticeSilence, REDIS, RedisModule } from './redis.module.js';
export type { Statement } from './statement.js';
export { Transactions } from './transactions.js';
export { wholeWords } from './whole-words.js';
