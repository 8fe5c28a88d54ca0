import { LogWatch, TestClient, type TestActor, tokenFor } from '@crewcall/testing-node';
import { type FakeService, startService } from './fake-service.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('what the gateway writes to its log', () => {
  let log: LogWatch;
  let service: FakeService;
  let gateway: TestGateway;

  beforeAll(async () => {
    log = new LogWatch();
    service = await startService((_request, response) => response.destroy());
    gateway = await startGateway({ ...LogWatch.env, JOBS_URL: service.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await service.stop();
    log.stop();
  });

  it('has no token, cookie, body or query of any caller in it, whatever fails [F13] [S33] [S73]', async () => {
    const actor: TestActor = { id: '01900000-0000-7000-8000-000000000001', role: 'freelancer' };
    const client = new TestClient(gateway.url, {
      authorization: `Bearer ${tokenFor(actor)}`,
      cookie: 'crewcall_reader=reader-of-maya',
    });
    const form = { email: 'maya@larkspur.test', password: 'Secret-of-Maya', note: 'Ring 07700 900123' };
    // A service that is away, one that hangs up, a path that is none, a page and an address with words in its query.
    expect((await client.post('/api/auth/signin', form)).status).toBe(503);
    expect((await client.post('/api/jobs', form)).status).toBeGreaterThan(500);
    expect((await client.get('/api/nothing?token=token-of-maya&email=maya@larkspur.test')).status).toBe(404);
    await client.get('/reset-password?token=token-of-maya');
    await client.get('/api/jobs?search=larkspur');
    const texts = ['larkspur', '07700', 'Secret-of-Maya', 'reader-of-maya', 'token-of-maya'];
    log.assertNothingOf(texts);
    expect(log.text).toContain('"service":"gateway"');
  });
});
