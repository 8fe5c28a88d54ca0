import { type RedisAddress, readRedisUrl } from '@crewcall/platform-config';
import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** One server, or the master that sentinels name (`Redis`), or a cluster. */
export type RedisConnection = Redis | Cluster;

/** A fail-over takes seconds; a command that is asked meanwhile is told so before that. */
const BETWEEN_REDIRECTIONS_MS = 100;
const REDIRECTIONS = 5;

/** After a fail-over the old master, alive again, only reads: the connection is to look for the new one, and ask it again. */
const reconnectOnError = (error: Error): 2 | false => (error.message.startsWith('READONLY') ? 2 : false);

function optionsOf({ kind, nodes, master, isEncrypted, ...login }: RedisAddress): RedisOptions {
  const secret = isEncrypted ? { tls: {} } : {};
  if (kind === 'server') return { ...login, ...nodes[0], ...secret };
  if (kind === 'cluster') return { ...login, ...secret };
  return {
    ...login,
    ...secret,
    sentinels: nodes,
    name: master ?? '',
    enableTLSForSentinelMode: isEncrypted,
    sentinelRetryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    reconnectOnError,
  };
}

/** The connection that `REDIS_URL` asks for; `Server` is the class for one that is no cluster. */
export function connectRedis(url: string, options: RedisOptions, Server: typeof Redis = Redis): RedisConnection {
  const address = readRedisUrl(url);
  const whole = { ...optionsOf(address), ...options };
  if (address.kind !== 'cluster') return new Server(whole);
  const { enableOfflineQueue = true, enableAutoPipelining = false, retryStrategy, lazyConnect = false } = options;
  return new Cluster(address.nodes, {
    redisOptions: whole,
    enableOfflineQueue,
    enableAutoPipelining,
    lazyConnect,
    clusterRetryStrategy: (attempt) => Number(retryStrategy?.(attempt) ?? 100),
    maxRedirections: options.maxRetriesPerRequest === null ? Infinity : REDIRECTIONS,
    retryDelayOnFailover: BETWEEN_REDIRECTIONS_MS,
    retryDelayOnClusterDown: BETWEEN_REDIRECTIONS_MS,
    slotsRefreshInterval: 5000,
  });
}

/** Another connection to the same place, with some options of its own. */
export function duplicateRedis(connection: RedisConnection, options: RedisOptions = {}): RedisConnection {
  if (!(connection instanceof Cluster)) return connection.duplicate(options);
  const { redisOptions, ...known } = connection.options;
  const { enableOfflineQueue = known.enableOfflineQueue, lazyConnect = known.lazyConnect } = options;
  return connection.duplicate([], {
    ...known,
    redisOptions: { ...redisOptions, ...options },
    enableOfflineQueue,
    lazyConnect,
    maxRedirections: options.maxRetriesPerRequest === null ? Infinity : known.maxRedirections,
  });
}

/** A key in the same part of a cluster as the other one, which scripts and RENAME need. */
export const keyBeside = (key: string, prefix: string, name: string): string => `${prefix}:${name}:{${key}}`;
