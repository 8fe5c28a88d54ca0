import { Controller, Injectable, Logger, Module, Post } from '@nestjs/common';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, newId, RedisModule, Transactions } from '@crewcall/platform-database';
import { Events, eventsMigrations, EventsModule, OnEvent } from '@crewcall/platform-events';
import { Live, liveMigrations, LiveModule } from '@crewcall/platform-live';
import { ObservabilityModule, Public } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { eventually, LogWatch, startTestService, type TestService, TraceReceiver } from '@crewcall/testing-node';
import { IsString } from 'class-validator';

class DoorsOpenedPayload {
  @IsString()
  venue!: string;
}

const doorsOpened = defineEvent({ name: 'jobs.doors-opened.v1', payload: DoorsOpenedPayload, heardBy: ['jobs'] });
const secret = 'ana@example.test';

@Injectable()
class TellDoors {
  private readonly logger = new Logger('Doors');

  constructor(
    private readonly live: Live,
    private readonly database: Database,
  ) {}

  @OnEvent(doorsOpened)
  async tellDoors({ venue }: DoorsOpenedPayload): Promise<void> {
    await this.database.query('SELECT $1::text AS told', [venue]);
    this.logger.log('doors are told');
    await this.live.to(newId()).emit('job_update', { job: { id: newId(), title: venue, location: 'Leeds' } });
  }
}

@Controller('api/doors')
class DoorsController {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  @Post()
  @Public()
  async open(): Promise<void> {
    const payload = { venue: secret };
    await this.transactions.run(() => this.events.publish(doorsOpened, { subjectId: newId(), payload }));
  }

  @Post('broken')
  @Public()
  async break(): Promise<void> {
    await this.database.query('SELECT $1::integer', [secret]);
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'jobs' }),
    DatabaseModule.forRoot({
      entities: [],
      migrations: [...queuesMigrations, ...eventsMigrations, ...liveMigrations],
    }),
    RedisModule,
    QueuesModule.forRoot({ service: 'jobs' }),
    EventsModule.forRoot({ service: 'jobs' }),
    LiveModule.forRoot({ stream: 'jobs' }),
  ],
  controllers: [DoorsController],
  providers: [TellDoors],
})
class DoorsModule {}

describe('traces', () => {
  const receiver = new TraceReceiver();
  let log: LogWatch;
  let service: TestService;
  beforeAll(async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = await receiver.start();
    log = new LogWatch();
    service = await startTestService({
      module: DoorsModule,
      name: 'traces',
      env: { ...LogWatch.env, OTEL_EXPORTER_OTLP_ENDPOINT },
    });
  });
  afterAll(async () => {
    await service.stop();
    log.stop();
    await receiver.stop();
  });

  it('lead from a request through the outbox and the queue to the consumer’s statements and to the socket', async () => {
    await service.anonymous().post('/api/doors');
    await eventually(() => receiver.find('push job_update') !== undefined);
    const way = ['jobs: POST /api/doors', 'jobs: send jobs.doors-opened.v1', 'jobs: process jobs.doors-opened.v1'];
    expect(receiver.pathTo(receiver.find('push job_update'))).toEqual([...way, 'jobs: push job_update']);
    const statements = receiver.spans.filter(({ attributes }) => attributes['db.query.text'] !== undefined);
    const told = statements.find(({ attributes }) => attributes['db.query.text'] === 'SELECT $1::text AS told');
    expect(receiver.pathTo(told)).toEqual([...way, 'jobs: SELECT']);
    const line = log.text.split('\n').find((text) => text.includes('doors are told'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: told?.traceId });
  });

  it('say which statement failed and with which code, and not what people wrote', async () => {
    await service.anonymous().post('/api/doors/broken');
    await eventually(() => receiver.find('POST /api/doors/broken') !== undefined);
    expect(receiver.spans.find(({ isError, name }) => isError && name === 'SELECT')).toMatchObject({
      attributes: { 'db.query.text': 'SELECT $1::integer', 'error.type': '22P02' },
    });
    expect(receiver.find('POST /api/doors/broken')).toMatchObject({
      isError: true,
      attributes: { 'http.route': '/api/doors/broken', 'http.response.status_code': 500 },
    });
    expect(receiver.text).not.toContain(secret);
    log.assertNothingOf([secret]);
  });

  it('take up what a caller traces already', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await fetch(`${service.baseUrl}/api/doors`, { method: 'POST', headers: { traceparent } });
    await eventually(() => receiver.spans.some((span) => span.traceId === traceId && span.name.startsWith('process ')));
  });

  it('are begun by no question of the product’s own, such as whether the outbox holds anything', () => {
    const roots = receiver.spans.filter(({ parentSpanId }) => parentSpanId === '').map(({ name }) => name);
    expect(roots.filter((name) => !/^(POST|process) /.test(name))).toEqual([]);
  });
});
