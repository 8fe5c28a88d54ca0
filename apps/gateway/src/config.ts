import { ArrayMinSize, IsArray, IsInt, IsNumber, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { Env } from '@crewcall/platform-config';

const origin = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/**
 * Where the services are. Several origins, or a host name that resolves to several addresses, are used as that many
 * replicas.
 */
export class UpstreamConfig {
  @Env('IDENTITY_URL', { about: 'Origins of the identity replicas, comma-separated.' })
  @IsArray()
  @ArrayMinSize(1)
  @IsUrl(origin, { each: true })
  identity!: string[];

  @Env('JOBS_URL', { about: 'Origins of the jobs replicas, comma-separated.' })
  @IsArray()
  @ArrayMinSize(1)
  @IsUrl(origin, { each: true })
  jobs!: string[];

  @Env('MESSAGING_URLS', { about: 'Origins of the messaging replicas, comma-separated.' })
  @IsArray()
  @ArrayMinSize(1)
  @IsUrl(origin, { each: true })
  messaging!: string[];

  @Env('NOTIFICATIONS_URL', { about: 'Origins of the notifications replicas, comma-separated.' })
  @IsArray()
  @ArrayMinSize(1)
  @IsUrl(origin, { each: true })
  notifications!: string[];

  @Env('ADMIN_URL', { about: 'Origins of the admin replicas, comma-separated.' })
  @IsArray()
  @ArrayMinSize(1)
  @IsUrl(origin, { each: true })
  admin!: string[];

  @Env('WEB_SERVER_URL', {
    about: 'Origins of the web server’s replicas, comma-separated; without one only the API is served.',
    optional: true,
  })
  @IsOptional()
  @IsArray()
  @IsUrl(origin, { each: true })
  webServer?: string[];

  @Env('UPSTREAM_CONNECT_MS', { about: 'How long a connection to a service may take.', default: 2000 })
  @IsInt()
  @Min(10)
  @Max(60_000)
  connectMs!: number;

  @Env('UPSTREAM_ANSWER_MS', {
    about: 'How long a service may take to begin its answer, connecting included.',
    default: 5000,
  })
  @IsInt()
  @Min(10)
  @Max(120_000)
  answerMs!: number;

  @Env('BODY_SECONDS', { about: 'How long the body of a request may take to arrive, uploads excepted.', default: 15 })
  @IsInt()
  @Min(1)
  @Max(300)
  bodySeconds!: number;

  @Env('UPLOAD_SECONDS', { about: 'How long an upload may take to arrive and be answered.', default: 60 })
  @IsInt()
  @Min(1)
  @Max(600)
  uploadSeconds!: number;
}

/** What callers are given: files, limits, and whose word about their address is taken. */
export class EdgeConfig {
  @Env('WEB_ROOT', { about: 'Folder of the web app’s files for browsers.', optional: true })
  @IsString()
  webRoot?: string;

  @Env('PAGE_MS', { about: 'How long the web server may take to begin a page.', default: 3000 })
  @IsInt()
  @Min(10)
  @Max(60_000)
  pageMs!: number;

  @Env('TRUST_PROXY', {
    about:
      'Addresses or CIDR ranges of the proxies in front, comma-separated; their X-Forwarded-For and -Proto are believed.',
    default: '',
  })
  @IsArray()
  trustProxy!: string[];

  @Env('BROWSER_ORIGINS', { about: 'Further origins the pages may talk to, such as the object store.', default: '' })
  @IsArray()
  browserOrigins!: string[];

  @Env('RATE_LIMIT_FACTOR', { about: 'Multiplies every rate limit; raise it for seeds and load tests.', default: 1 })
  @IsNumber()
  @Min(0.01)
  @Max(100_000)
  rateLimitFactor!: number;

  @Env('MAX_CONNECTIONS', { about: 'Most open connections in all.', default: 20_000 })
  @IsInt()
  @Min(1)
  maxConnections!: number;

  @Env('MAX_CONNECTIONS_PER_ADDRESS', {
    about: 'Most open connections of one address (trusted proxies are exempt).',
    default: 256,
  })
  @IsInt()
  @Min(1)
  maxConnectionsPerAddress!: number;

  @Env('MAX_SOCKETS_PER_ADDRESS', { about: 'Most live sockets of one client address.', default: 200 })
  @IsInt()
  @Min(1)
  maxSocketsPerAddress!: number;
}
