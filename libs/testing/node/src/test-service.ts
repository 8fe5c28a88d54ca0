import { randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { createService } from '@crewcall/platform-bootstrap';
import { Database } from '@crewcall/platform-database';
import { envelopeOf, EventConsumers, type EventFacts } from '@crewcall/platform-events';
import { everythingIn, fingerprintOf, publishedEvents, rememberOutbox } from './outbox-memory.js';
import { tablesOf } from './tables-of.js';
import { TestClient } from './test-client.js';
import { type TestActor, testKeys, tokenFor } from './test-keys.js';
import { createTestDatabase, testServer } from '@crewcall/testing-servers';

export interface TestServiceOptions {
  module: Type;
  name: string;
  /** Further environment of this service. */
  env?: Record<string, string>;
  /** Another replica shares the database and Redis prefix of the first. */
  replicaOf?: TestService;
}

/** A service as it runs in production, on a free port, with a database and a Redis prefix of its own. */
export class TestService {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly baseUrl: string,
    readonly databaseUrl: string,
    readonly redisPrefix: string,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async start({ module, name, env = {}, replicaOf }: TestServiceOptions): Promise<TestService> {
    const database = replicaOf
      ? { url: replicaOf.databaseUrl, drop: () => Promise.resolve() }
      : await createTestDatabase(name, tablesOf(module));
    const redisPrefix = replicaOf?.redisPrefix ?? `test-${randomBytes(5).toString('hex')}`;
    Object.assign(process.env, {
      HOST: '127.0.0.1',
      PORT: '1', // unused: the port is the system's choice
      NODE_ENV: 'test',
      // Here a thread compiles what it runs, which a built one does not.
      INSPECT_WITHIN_MS: '30000',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      DATABASE_URL: database.url,
      DATABASE_POOL_MAX: '8',
      REDIS_URL: testServer('TEST_REDIS_URL'),
      REDIS_PREFIX: redisPrefix,
      JWT_PUBLIC_KEY: testKeys.publicKey,
      JWT_PRIVATE_KEY: testKeys.privateKey,
      BANK_DETAILS_KEYS: `test:${randomBytes(32).toString('base64url')}`,
      DOCUMENTS_KEY: 'd0'.repeat(32),
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_URL: 'smtp://127.0.0.1:9', // nothing listens there: a spec about mail brings a server
      S3_ENDPOINT: 'http://127.0.0.1:9', // nor there: a spec about files names the server
      S3_ACCESS_KEY: 'nobody',
      S3_SECRET_KEY: 'nobody',
      ...env,
    });
    const app = await createService(module);
    try {
      await app.listen(0, '127.0.0.1');
    } catch (error) {
      await app.close().catch(() => undefined);
      await database.drop();
      throw error;
    }
    const { port } = app.getHttpServer().address() as { port: number };
    const service = new TestService(app, `http://127.0.0.1:${port}`, database.url, redisPrefix, database.drop);
    if (service.has(Database)) await rememberOutbox(service.rows);
    return service;
  }

  anonymous(): TestClient {
    return new TestClient(this.baseUrl);
  }

  as(actor: TestActor): TestClient {
    return this.withToken(tokenFor(actor));
  }

  withToken(token: string): TestClient {
    return new TestClient(this.baseUrl, { authorization: `Bearer ${token}` });
  }

  get<T>(token: Type<T> | symbol | string): T {
    return this.app.get<T>(token, { strict: false });
  }

  private has(token: Type): boolean {
    try {
      return Boolean(this.get(token));
    } catch {
      return false;
    }
  }

  /** Rows of this service's own database, to prove what was or was not written. */
  rows = <T = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    this.get(Database).query<T>(sql, parameters);

  /** Hands an event to anyone who here hears it, as it would arrive from the service that publishes it. */
  async deliver<P extends object>(event: EventDefinition<P>, facts: EventFacts<P>): Promise<EventEnvelope<P>> {
    const envelope = envelopeOf(event, facts);
    await this.redeliver(envelope);
    return envelope;
  }

  /** The same event once more, as a queue may. */
  async redeliver(envelope: EventEnvelope): Promise<void> {
    // Over the wire it is text.
    await this.get(EventConsumers).deliver(JSON.parse(JSON.stringify(envelope)));
  }

  /** Events that this service has published, oldest first: all, those of one kind, or those about one subject. */
  outbox<P extends object>(event?: EventDefinition<P>, subjectId?: string): Promise<EventEnvelope<P>[]> {
    return publishedEvents(this.rows, event, subjectId);
  }

  /** Changes with every change of those tables and with everything published: equal before and after means nothing happened. */
  fingerprint(tables: readonly string[]): Promise<string> {
    return fingerprintOf(this.rows, tables);
  }

  /** Every row of every table as text, but for what tests remember of the outbox: to prove what is no longer held. */
  everything(): Promise<string> {
    return everythingIn(this.rows);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.dropDatabase();
  }
}

export const startTestService = (options: TestServiceOptions): Promise<TestService> => TestService.start(options);
