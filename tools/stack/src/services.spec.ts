import { portOf } from './ports.js';
import { services } from './service-names.js';
import { databaseNames, databaseOf, environmentOf, inDevelopment, type Surroundings } from './services.js';

const around: Surroundings = {
  port: 4000,
  databaseUrls: Object.fromEntries(databaseNames.map((name) => [name, `postgres://${name}@127.0.0.1/${name}`])),
  redisUrl: 'redis://127.0.0.1:4011',
  smtpUrl: 'smtp://127.0.0.1:4013',
  s3: { endpoint: 'http://127.0.0.1:4012', accessKey: 'key', secretKey: 'secret' },
  boardsUrl: 'http://127.0.0.1:4015',
  publicKey: '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----\n',
  privateKey: '-----BEGIN PRIVATE KEY-----\nxyz\n-----END PRIVATE KEY-----\n',
  documentsKey: 'd0'.repeat(32),
  pushKey: 'push-key-of-the-test',
  bankKeys: 'bank-keys-of-the-test',
  webRoot: '/somewhere/web',
  webProgram: '/somewhere/server/index.mjs',
  metrics: false,
};

describe('the environment of a service', () => {
  it('lets identity alone sign', () => {
    const signers = services.filter((service) => 'JWT_PRIVATE_KEY' in environmentOf(service, around));
    expect(signers).toEqual(['identity']);
  });

  it('names one database, its own; the worker shares that of jobs', () => {
    for (const service of services) {
      const name = databaseOf(service);
      expect(environmentOf(service, around).DATABASE_URL).toBe(
        name ? `postgres://${name}@127.0.0.1/${name}` : undefined,
      );
    }
    expect(databaseOf('jobs-worker')).toBe(databaseOf('jobs'));
    expect(databaseOf('gateway')).toBeUndefined();
  });

  it('tells the gateway where each service listens', () => {
    expect(environmentOf('gateway', around)).toMatchObject({
      PORT: '4000',
      IDENTITY_URL: `http://127.0.0.1:${portOf(4000, 'identity')}`,
      MESSAGING_URLS: `http://127.0.0.1:${portOf(4000, 'messaging')}`,
      WEB_ROOT: '/somewhere/web',
    });
  });

  it('tells the gateway of every replica, and each of these its own port', () => {
    const more = { ...around, metrics: true, replicas: { messaging: 2, jobs: 2 } };
    expect(environmentOf('gateway', more)).toMatchObject({
      IDENTITY_URL: 'http://127.0.0.1:4001',
      JOBS_URL: 'http://127.0.0.1:4002,http://127.0.0.1:4040',
      MESSAGING_URLS: 'http://127.0.0.1:4004,http://127.0.0.1:4041',
    });
    const second = environmentOf('messaging', more, { name: 'messaging-2', port: 4041 });
    expect(second).toEqual({ ...environmentOf('messaging', more), PORT: '4041', METRICS_PORT: '4061' });
  });

  it('sends the worker of jobs, and no one else, to the simulated boards [R129]', () => {
    const readers = services.filter((service) => 'REED_API_KEY' in environmentOf(service, around));
    expect(readers).toEqual(['jobs-worker']);
    expect(environmentOf('jobs-worker', around)).toMatchObject({ ADZUNA_BASE_URL: 'http://127.0.0.1:4015' });
  });

  it('lets Prometheus read each service on a port of its own, where that is asked for', () => {
    expect(services.filter((service) => 'METRICS_PORT' in environmentOf(service, around))).toEqual([]);
    const ports = services.map((service) => environmentOf(service, { ...around, metrics: true }).METRICS_PORT);
    expect([ports[0], new Set(ports).size]).toEqual(['4020', services.length]);
  });

  it('keeps keys on one line, as environment files need them', () => {
    expect(environmentOf('jobs', around).JWT_PUBLIC_KEY).toBe(
      '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
    );
  });

  it('lets browsers reach the development server in development, and at no other time', () => {
    const settings = environmentOf('gateway', around);
    expect(settings.BROWSER_ORIGINS).not.toContain('localhost:4008');
    expect(inDevelopment('gateway', settings).BROWSER_ORIGINS).toBe(
      `${around.s3.endpoint},http://localhost:4008,ws://localhost:4008`,
    );
    expect(inDevelopment('web-server', environmentOf('web-server', around))).toMatchObject({ VITE_PORT: '4008' });
    expect(inDevelopment('jobs', environmentOf('jobs', around))).toEqual(environmentOf('jobs', around));
  });
});
