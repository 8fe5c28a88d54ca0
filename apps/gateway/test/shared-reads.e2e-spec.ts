import { type FakeService, startService } from './fake-service.js';
import { startGateway, type TestGateway } from './start-gateway.js';

interface Echo {
  url: string;
  headers: Record<string, string>;
}

describe('lists that every stranger is shown alike', () => {
  let service: FakeService;
  let gateway: TestGateway;

  beforeAll(async () => {
    service = await startService();
    gateway = await startGateway({ JOBS_URL: service.url, UPSTREAM_ANSWER_MS: '5000' });
  });
  beforeEach(() => void (service.requests.length = 0));
  afterAll(async () => {
    await gateway.stop();
    await service.stop();
  });

  it('are answered to each with an id of their own, whatever cookies they carry, which are not passed on', async () => {
    const client = gateway.client.with({ cookie: 'crewcall_reader=me' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.get<Echo>('/api/jobs?page=2')));
    expect(answers.map(({ body }) => body.url)).toEqual(Array(12).fill('/api/jobs?page=2'));
    expect(answers.some(({ body }) => 'cookie' in body.headers)).toBe(false);
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(12);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  it('are asked for each who brings a token by itself', async () => {
    const tokens = ['Bearer one', 'Bearer two', 'Bearer three'];
    const answers = await Promise.all(
      tokens.map((authorization) => gateway.client.with({ authorization }).get<Echo>('/api/jobs')),
    );
    expect(answers.map(({ body }) => body.headers['authorization'])).toEqual(tokens);
    expect(service.requests).toHaveLength(3);
  });

  it('are told as failed where the service stops in the middle', async () => {
    const broken = await startService((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    const other = await startGateway({ JOBS_URL: broken.url });
    expect((await other.client.get('/api/jobs')).status).toBe(502);
    await other.stop();
    await broken.stop();
  });
});
