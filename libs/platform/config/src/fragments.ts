import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min } from 'class-validator';
import { Env } from './env.decorator.js';
import { REDIS_URL } from './redis-address.js';

/** Where a service listens and how it speaks of itself. */
export class HttpConfig {
  @Env('HOST', { about: 'Address to listen on; 0.0.0.0 in a container.', default: '127.0.0.1' })
  @IsString()
  host!: string;

  @Env('PORT', { about: 'Port to listen on.' })
  @IsInt()
  @Min(1)
  @Max(65535)
  port!: number;

  @Env('NODE_ENV', { about: 'production, development or test.', default: 'production' })
  @IsIn(['production', 'development', 'test'])
  nodeEnv!: 'production' | 'development' | 'test';

  @Env('LOG_LEVEL', { about: 'Least level that is logged.', default: 'info' })
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
  logLevel!: string;

  @Env('SHUTDOWN_SECONDS', {
    about: 'How long work in flight may take once the service is asked to stop.',
    default: 25,
  })
  @IsInt()
  @Min(1)
  @Max(300)
  shutdownSeconds!: number;
}

/** Each service has a database and a role of its own. */
export class DatabaseConfig {
  @Env('DATABASE_URL', { about: 'postgres://role:password@host:port/database of this service alone.', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'it must begin with postgres://' })
  url!: string;

  @Env('DATABASE_DIRECT_URL', {
    about:
      'The same database without the pooler (PgBouncer in transaction mode) that DATABASE_URL leads to: listening and migrations need a session.',
    optional: true,
    secret: true,
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'it must begin with postgres://' })
  directUrl?: string;

  @Env('DATABASE_REPLICA_URL', {
    about:
      'A streaming replica of the same database, for lists that strangers read and that may be two seconds old. While it is away or older, they are read from the primary.',
    optional: true,
    secret: true,
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'it must begin with postgres://' })
  replicaUrl?: string;

  @Env('DATABASE_POOL_MAX', { about: 'Most connections this process opens.', default: 20 })
  @IsInt()
  @Min(1)
  @Max(100)
  poolMax!: number;

  @Env('DATABASE_STATEMENT_MS', {
    about: 'How long one statement may take; those of migrations take longer.',
    default: 15_000,
  })
  @IsInt()
  @Min(100)
  @Max(600_000)
  statementMs!: number;

  @Env('MIGRATE_ON_BOOT', { about: 'Apply missing migrations before serving.', default: true })
  @IsBoolean()
  migrateOnBoot!: boolean;
}

/** Queues, live channel, rate limits and revoked sessions. */
export class RedisConfig {
  @Env('REDIS_URL', {
    about:
      'redis://host:port, redis+cluster://host:port,host:port or redis+sentinel://host:port,host:port/master (rediss… with TLS), with maxmemory-policy noeviction.',
    secret: true,
  })
  @Matches(REDIS_URL, { message: 'it must be an address of one server, of a cluster or of sentinels' })
  url!: string;

  @Env('REDIS_PREFIX', {
    about: 'Begins every key, so that several installations can share a server.',
    default: 'crewcall',
  })
  @Matches(/^[a-z0-9-]+$/)
  prefix!: string;
}

/** How a service knows a bearer token is genuine. */
export class TokenConfig {
  @Env('JWT_PUBLIC_KEY', {
    about:
      'ES256 public key (PEM; \\n for line ends) that bearer tokens are verified with; while another takes its place, both, one after the other.',
  })
  @Matches(/BEGIN PUBLIC KEY/, { message: 'it must be a PEM public key' })
  publicKey!: string;
}

/** Where people reach the product: links in mails and the origin allowed on sockets. */
export class PublicUrlConfig {
  @Env('PUBLIC_URL', { about: 'Address of the product as people see it, without a trailing slash.' })
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  publicUrl!: string;
}

/** What is deployed, for anyone who looks after it. */
export class ReleaseConfig {
  @Env('RELEASE', { about: 'What is deployed, such as a tag or a commit; shown to operators.', default: 'development' })
  @IsString()
  release!: string;
}
