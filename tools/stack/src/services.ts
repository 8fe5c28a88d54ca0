import path from 'node:path';
import { simulatorKeys } from '@crewcall/testing-boards';
import { type Listener, metricsBaseOf, offsets, type Place, portOf } from './ports.js';
import { processesOf, type Replicas } from './replicas.js';
import type { ServiceName } from './service-names.js';

/** Each service's database, named as its role; the worker of jobs shares that of jobs. */
const databases: Partial<Record<ServiceName, string>> = {
  identity: 'crewcall_identity',
  jobs: 'crewcall_jobs',
  'jobs-worker': 'crewcall_jobs',
  messaging: 'crewcall_messaging',
  notifications: 'crewcall_notifications',
  admin: 'crewcall_admin',
};

export const databaseOf = (service: ServiceName): string | undefined => databases[service];
export const databaseNames = [...new Set(Object.values(databases))];

/** What is made once for a data folder; what was encrypted with it can be read no more without it. */
export interface Keys {
  /** The pair that signs and verifies sessions. */
  publicKey: string;
  privateKey: string;
  /** Around the keys of people's documents. */
  documentsKey: string;
  /** By which push services of browsers know this installation. */
  pushKey: string;
  /** What bank details are encrypted with, as `id:key`. */
  bankKeys: string;
}

/** Everything the services need to know of what runs beside them. */
export interface Surroundings extends Keys {
  port: number;
  databaseUrls: Record<string, string>;
  redisUrl: string;
  smtpUrl: string;
  s3: { endpoint: string; accessKey: string; secretKey: string };
  /** Where the simulated job boards answer. */
  boardsUrl: string;
  /** The web app's files for browsers. */
  webRoot: string;
  /** The web app's program for the web server. */
  webProgram: string;
  /** Whether services measure themselves. */
  metrics: boolean;
  replicas?: Replicas;
}

export const publicUrl = (port: number): string => `http://localhost:${port}`;
const oneLine = (pem: string): string => pem.trim().replaceAll('\n', '\\n');

/** The simulated boards, asked without thrift: no one counts. Keys and addresses of real ones go into apps/jobs-worker/.env. */
const boardEnvironment = (url: string): Record<string, string> => ({
  REED_BASE_URL: url,
  REED_API_KEY: simulatorKeys.reedKey,
  REED_QUOTA: '100000/minute',
  ADZUNA_BASE_URL: url,
  ADZUNA_APP_ID: simulatorKeys.adzunaId,
  ADZUNA_APP_KEY: simulatorKeys.adzunaKey,
  ADZUNA_QUOTA: '100000/minute',
});

/**
 * The environment of one process of a service, on top of the caller's own: identity alone can sign, each knows only its
 * own database.
 */
export function environmentOf(
  service: ServiceName,
  around: Surroundings,
  place: Place = { name: service, port: portOf(around.port, service) },
): Record<string, string> {
  const at = (listener: Listener) => `http://127.0.0.1:${portOf(around.port, listener)}`;
  const all = (name: ServiceName) =>
    processesOf(name, around.port, around.replicas)
      .map(({ port }) => `http://127.0.0.1:${port}`)
      .join(',');
  const database = around.databaseUrls[databaseOf(service) ?? ''];
  const common = {
    HOST: '127.0.0.1',
    PORT: String(place.port),
    PUBLIC_URL: publicUrl(around.port),
    REDIS_URL: around.redisUrl,
    JWT_PUBLIC_KEY: oneLine(around.publicKey),
    SHUTDOWN_SECONDS: '8',
    ...(around.metrics ? { METRICS_PORT: String(metricsBaseOf(place.port)) } : {}),
  };
  if (service === 'gateway') {
    return {
      ...common,
      WEB_ROOT: around.webRoot,
      WEB_SERVER_URL: all('web-server'),
      BROWSER_ORIGINS: around.s3.endpoint,
      IDENTITY_URL: all('identity'),
      JOBS_URL: all('jobs'),
      MESSAGING_URLS: all('messaging'),
      NOTIFICATIONS_URL: all('notifications'),
      ADMIN_URL: all('admin'),
    };
  }
  if (service === 'web-server') return { ...common, GATEWAY_URL: at('gateway'), WEB_PROGRAM: around.webProgram };
  return {
    ...common,
    ...(database ? { DATABASE_URL: database } : {}),
    ...(service === 'jobs-worker' ? boardEnvironment(around.boardsUrl) : {}),
    ...(service === 'identity'
      ? { JWT_PRIVATE_KEY: oneLine(around.privateKey), DOCUMENTS_KEY: around.documentsKey }
      : {}),
    ...(service === 'jobs' ? { BANK_DETAILS_KEYS: around.bankKeys } : {}),
    ...(service === 'notifications' ? { VAPID_PRIVATE_KEY: around.pushKey } : {}),
    SMTP_URL: around.smtpUrl,
    MAIL_FROM: 'CrewCall <hello@crewcall.example>',
    S3_ENDPOINT: around.s3.endpoint,
    S3_ACCESS_KEY: around.s3.accessKey,
    S3_SECRET_KEY: around.s3.secretKey,
  };
}

/**
 * The same for a developer: pages come from the web app's sources, whose modules and changes browsers fetch from Vite,
 * and the first one may take long.
 */
export function inDevelopment(service: ServiceName, settings: Record<string, string>): Record<string, string> {
  const vite = `localhost:${portOf(Number(settings.PORT) - offsets[service], 'vite')}`;
  if (service === 'gateway') {
    const origins = [settings.BROWSER_ORIGINS, `http://${vite}`, `ws://${vite}`];
    return {
      ...settings,
      BROWSER_ORIGINS: origins.join(','),
      WEB_ROOT: path.resolve('apps/web/public'),
      PAGE_MS: '60000',
    };
  }
  if (service !== 'web-server') return settings;
  const WEB_PROGRAM = path.resolve('apps/web/development/answer-page.mjs');
  return { ...settings, NODE_ENV: 'development', WEB_PROGRAM, VITE_PORT: vite.replace(/.*:/, '') };
}
