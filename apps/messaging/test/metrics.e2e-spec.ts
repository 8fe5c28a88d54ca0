import { Metrics } from '@crewcall/platform-observability';
import { newId } from '@crewcall/platform-database';
import { Heartbeats, QueueOverview } from '@crewcall/platform-queues';
import {
  type BreakableServer,
  eventually,
  freePort,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
  tokenFor,
} from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { LiveClient } from './live-client.js';

/** Value by series, as Prometheus reads them: `name{label="value"}`. */
function seriesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('metrics of a service', () => {
  const maya = { id: newId(), role: 'freelancer' as const, sessionId: newId() };
  let service: TestService;
  let wire: BreakableServer;
  let port: number;
  const read = async () => seriesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());

  beforeAll(async () => {
    port = await freePort();
    wire = await startBreakableServer(testServer('TEST_REDIS_URL'));
    const env = { METRICS_PORT: String(port), REDIS_URL: wire.url };
    service = await startTestService({ module: AppModule, name: 'messaging', env });
    await service.get(Metrics).listen();
  });
  afterAll(async () => {
    await service.stop();
    await wire.stop();
  });

  it('tells how long requests took by route, and never which addresses were asked for', async () => {
    const id = newId();
    await service.as(maya).get(`/api/conversations/${id}`);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const of = 'http_request_method="GET",http_route="/api/conversations/:id",http_response_status_code="404"';
    expect(seriesIn(text).get(`http_server_request_duration_count{${of}}`)).toBe(1);
    expect(text).not.toContain(id);
    expect(text).not.toContain(maya.id);
  });

  it('counts open sockets, connections, and what waits in queues', async () => {
    const before = await read();
    const client = await new LiveClient(service, tokenFor(maya)).authenticate(maya.id);
    const after = await read();
    client.close();
    expect([before.get('crewcall_sockets'), after.get('crewcall_sockets')]).toEqual([0, 1]);
    expect(after.get('db_client_connection_count{state="idle"}')).toBeGreaterThan(0);
    expect(after.get('crewcall_queue_messages{queue="events.messaging",state="waiting"}')).toBe(0);
    expect(after.get('crewcall_queue_age{queue="events.messaging"}')).toBe(0);
    expect(after.get('nodejs_eventloop_delay{quantile="0.99"}')).toBeGreaterThan(0);
  });

  it('tells while Redis is away that the queues are out of reach and how long the outbox has waited', async () => {
    const reached = await read();
    wire.cut();
    await eventually(() => !service.get(QueueOverview).isReachable);
    await service.rows(
      `INSERT INTO outbox (id, queue, name, payload, options, created_at)
       VALUES ($1, 'events.unheard', 'late', '{}', '{}', now() - interval '90 seconds')`,
      [newId()],
    );
    const series = await read();
    expect(series.get('crewcall_outbox_messages')).toBeGreaterThanOrEqual(1);
    expect(series.get('crewcall_outbox_age')).toBeGreaterThanOrEqual(90);
    expect([reached.get('crewcall_queue_reachable'), series.get('crewcall_queue_reachable')]).toEqual([1, 0]);
    wire.mend();
    await eventually(() => service.get(QueueOverview).isReachable);
  });

  it('tells the administrators the same figures as Prometheus', async () => {
    await eventually(async () => (await read()).get('crewcall_outbox_messages') === 0);
    await service.as(maya).get(`/api/conversations/${newId()}`);
    const heartbeats = service.get(Heartbeats);
    await heartbeats.beat();
    const series = await read();
    const figures = (await heartbeats.all()).find(({ service: name }) => name === 'messaging')?.figures;
    const counts = [...series].filter(
      ([name]) => name.startsWith('http_server_request_duration_count') && !name.includes('/health/'),
    );
    expect(figures).toMatchObject({ requests: counts.reduce((sum, [, count]) => sum + count, 0), errors: 0 });
    expect(figures?.routes.map(({ route }) => route)).toContain('GET /api/conversations/:id');
    expect(figures?.outbox).toEqual({ messages: 0, seconds: 0 });
  });

  it('has none where no port is named', async () => {
    const silent = await startTestService({ module: AppModule, name: 'messaging', env: { METRICS_PORT: '' } });
    await silent.get(Metrics).listen();
    expect(silent.get(Metrics).isOn).toBe(false);
    expect((await silent.get(Heartbeats).all()).map(({ figures }) => figures)).toEqual([undefined]);
    await silent.stop();
  });
});
