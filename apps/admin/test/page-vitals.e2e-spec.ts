import { Metrics } from '@crewcall/platform-observability';
import { freePort, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

describe('what visits were like', () => {
  let service: TestService;
  let port: number;
  const told = async (): Promise<string[]> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('crewcall_web_'));
  };
  const tell = (vitals: object) => service.anonymous().post('/api/page-vitals', vitals);

  beforeAll(async () => {
    port = await freePort();
    service = await startTestService({ module: AppModule, name: 'admin', env: { METRICS_PORT: String(port) } });
    await service.get(Metrics).listen();
  });
  afterAll(() => service.stop());

  it.each([
    {},
    { route: '/jobs/0198c0de-0000-7000-8000-000000000001' },
    { route: '/jobs?search=maya' },
    { route: '*' },
    { route: '/jobs', lcp: -1 },
    { route: '/jobs', lcp: '5' },
    { route: '/jobs', inp: 600_001 },
    { route: '/jobs', cls: 1001 },
    { route: '/jobs', cls: null },
    { route: '/jobs', user_id: 'maya' },
    { route: '/jobs', lcp: 5, note: 'x'.repeat(2000) },
  ])('are refused as %j: patterns of pages and sane numbers alone are counted', async (wrong) => {
    expect([400, 413]).toContain((await tell(wrong)).status);
    expect(await told()).toEqual([]);
  });

  it('are counted by the pattern of the page, in seconds, and say nothing of who it was', async () => {
    const answer = await tell({ route: '/jobs/:id', lcp: 1600, inp: 120, cls: 0.03 });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
    expect((await tell({ route: '/jobs/:id', lcp: 2600 })).status).toBe(204);
    const lines = await told();
    expect(lines).toContain('crewcall_web_lcp_sum{http_route="/jobs/:id"} 4.2');
    expect(lines).toContain('crewcall_web_lcp_bucket{http_route="/jobs/:id",le="2.5"} 1');
    expect(lines).toContain('crewcall_web_inp_bucket{http_route="/jobs/:id",le="0.1"} 0');
    expect(lines).toContain('crewcall_web_inp_bucket{http_route="/jobs/:id",le="0.15"} 1');
    expect(lines).toContain('crewcall_web_cls_bucket{http_route="/jobs/:id",le="0.05"} 1');
    expect(new Set(lines.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label]) => label)))).toEqual(
      new Set(['http_route', 'le']),
    );
  });
});
