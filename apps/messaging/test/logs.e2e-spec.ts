import { LogWatch, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Cast, emailOf } from './people.js';

describe('what messaging writes to its log', () => {
  let log: LogWatch;
  let service: TestService;

  beforeAll(async () => {
    log = new LogWatch();
    service = await startTestService({ module: AppModule, name: 'messaging', env: LogWatch.env });
  });
  afterAll(async () => {
    await service.stop();
    log.stop();
  });

  it('has no name, address, number or message of any user in it, whatever fails, nor says why to callers [F13] [S66] [S73]', async () => {
    const words = 'Ring me at 07700 900123, Larkspur Lane';
    const { maya, company, id, first } = await new Cast(service).talking(words);
    const message = { conversation_id: id, content: words };
    expect((await maya.api.post('/api/messages', message)).status).toBe(201);
    await maya.api.post('/api/messages', { ...message, secret_field: words });
    await company.api.post(`/api/messages/${first.id}/report`, { reason: words });
    await company.api.get(`/api/conversations?search=${encodeURIComponent('Larkspur')}`);
    const { body } = await maya.api.post<{ uploadURL: string }>('/api/objects/upload');

    // The statements fail with the words among their parameters.
    await service.rows('ALTER TABLE messages RENAME TO messages_away');
    expect((await maya.api.post('/api/messages', message)).status).toBe(500);
    log.assertGeneric((await maya.api.post('/api/messages', message)).body);
    expect((await company.api.get(`/api/conversations/${id}/messages`)).status).toBe(500);
    await service.rows('ALTER TABLE messages_away RENAME TO messages');

    expect(log.text).toMatch(/relation .{0,4}messages.{0,4} does not exist/);
    const texts = ['07700', 'Larkspur', 'Maya', 'Patel', 'Northlight', emailOf(maya.id), emailOf(company.id)];
    log.assertNothingOf([...texts, body.uploadURL?.split('/').at(-1) ?? 'no-ticket']);
  });
});
