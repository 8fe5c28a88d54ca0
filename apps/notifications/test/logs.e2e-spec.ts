import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { messageSent } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { eventually, LogWatch, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what notifications writes to its log', () => {
  let log: LogWatch;
  let service: TestService;

  beforeAll(async () => {
    log = new LogWatch();
    const env = { ...LogWatch.env, QUEUE_RETRY_DELAY_MS: '20' };
    service = await startTestService({ module: AppModule, name: 'notifications', env });
  });
  afterAll(async () => {
    await service.stop();
    log.stop();
  });

  it('has no name, address or notice of any user in it, whatever fails, nor says why to callers [F13] [S66] [S73]', async () => {
    const story = new Story(service);
    await story.introduceEverybody();
    const { freelancer } = story;
    const message = () => ({
      conversation_id: newId(),
      message_id: newId(),
      sender_id: story.recruiter.id,
      recipient_id: freelancer.id,
      preview: 'Ring me at 07700 900123',
    });
    const payload = { role: freelancer.role, display_name: 'Maya Patel', email: 'maya@larkspur.test' };
    await story.tell(userRegistered, { subjectId: freelancer.id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: freelancer.id, version: 2, payload: {} });
    await story.apply();
    const written = () => story.tell(messageSent, { subjectId: newId(), payload: message() });
    await written();
    expect(JSON.stringify(await story.listOf(freelancer))).not.toBe('[]');

    // The consumers fail with the words among their parameters; no mail server listens either.
    await service.rows('ALTER TABLE notifications RENAME TO notifications_away');
    const failed = await written().then(
      () => false,
      () => true,
    );
    expect((await service.as(freelancer).get('/api/notifications')).status).toBe(500);
    log.assertGeneric((await service.as(freelancer).get('/api/notifications')).body);
    await service.rows('ALTER TABLE notifications_away RENAME TO notifications');
    expect(failed).toBe(true);

    await eventually(() => /relation .{0,4}notifications.{0,4} does not exist/.test(log.text));
    log.assertNothingOf(['07700', 'larkspur', 'Maya', 'Patel', 'Meridian']);
  });
});
