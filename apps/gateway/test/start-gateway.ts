import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '@crewcall/platform-bootstrap';
import { eventually, TestClient, testServer } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { createEdgeAdapter } from '../src/edge.adapter.js';

/** Nothing listens here: port 1 needs rights that no test has. */
export const nobody = 'http://127.0.0.1:1';

export interface TestGateway {
  app: NestFastifyApplication;
  url: string;
  port: number;
  client: TestClient;
  /** Until the connection to Redis stands, requests are counted in memory. */
  countsTogether(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The gateway as it runs in production, on a free port. Services that are not named are down. */
export async function startGateway(env: Record<string, string> = {}, headersMs?: number): Promise<TestGateway> {
  Object.assign(process.env, {
    HOST: '127.0.0.1',
    PORT: '1', // unused: the port is the system's choice
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    REDIS_URL: testServer('TEST_REDIS_URL'),
    REDIS_PREFIX: `test-${randomBytes(5).toString('hex')}`,
    PUBLIC_URL: 'http://localhost:3000',
    IDENTITY_URL: nobody,
    JOBS_URL: nobody,
    MESSAGING_URLS: nobody,
    NOTIFICATIONS_URL: nobody,
    ADMIN_URL: nobody,
    WEB_ROOT: '',
    WEB_SERVER_URL: '',
    PAGE_MS: '3000',
    TRUST_PROXY: '',
    BROWSER_ORIGINS: '',
    RATE_LIMIT_FACTOR: '1',
    UPSTREAM_CONNECT_MS: '500',
    UPSTREAM_ANSWER_MS: '700',
    BODY_SECONDS: '15',
    UPLOAD_SECONDS: '5',
    MAX_CONNECTIONS_PER_ADDRESS: '256',
    MAX_SOCKETS_PER_ADDRESS: '200',
    ...env,
  });
  const app = await createService(AppModule, createEdgeAdapter(headersMs));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const client = new TestClient(url);
  const hasRedis = async () =>
    (await client.get<{ checks: { redis: string } }>('/health/ready')).body.checks.redis === 'up';
  return { app, url, port, client, countsTogether: () => eventually(hasRedis), stop: () => app.close() };
}
