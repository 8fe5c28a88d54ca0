import { newId } from '@crewcall/platform-database';
import { LogWatch, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

describe('what admin writes to its log', () => {
  let log: LogWatch;
  let service: TestService;

  beforeAll(async () => {
    log = new LogWatch();
    service = await startTestService({ module: AppModule, name: 'admin', env: LogWatch.env });
  });
  afterAll(async () => {
    await service.stop();
    log.stop();
  });

  it('has no feedback, address or number of any user in it, whatever fails, nor says why to callers [F13] [S66] [S73]', async () => {
    const [crew, admin] = [
      { id: newId(), role: 'freelancer' as const },
      { id: newId(), role: 'admin' as const },
    ];
    const feedback = {
      feedbackType: 'suggestion',
      message: 'Ring me at 07700 900123 or maya@larkspur.test',
      pageUrl: '/jobs',
      timestamp: '2026-11-21T10:00:00.000Z',
      source: 'header',
    };
    const { status, body } = await service.as(crew).post('/api/feedback', feedback);
    expect(status).toBe(201);
    await service.as(crew).post('/api/feedback', { ...feedback, feedbackType: 'larkspur' });
    const answer = () =>
      service.as(admin).put(`/api/admin/feedback/${String(body['id'])}/response`, { response: feedback.message });
    expect((await answer()).status).toBe(200);
    await service.as(admin).get('/api/admin/audit?search=larkspur');

    // The statements fail with the words among their parameters.
    await service.rows('ALTER TABLE feedback RENAME TO feedback_away');
    expect((await service.as(crew).post('/api/feedback', feedback)).status).toBe(500);
    log.assertGeneric((await service.as(crew).post('/api/feedback', feedback)).body);
    expect((await answer()).status).toBe(500);
    await service.rows('ALTER TABLE feedback_away RENAME TO feedback');

    expect(log.text).toMatch(/relation .{0,4}feedback.{0,4} does not exist/);
    log.assertNothingOf(['07700', 'larkspur', 'maya@']);
  });
});
