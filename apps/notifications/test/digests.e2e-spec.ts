import type { NotificationPreferences } from '@crewcall/contracts-notifications';
import { QueueOverview } from '@crewcall/platform-queues';
import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { NotificationMails } from '../src/mails/notification-mails.service.js';
import { Story } from './story.js';

describe('a digest in quiet hours', () => {
  let service: TestService;
  let story: Story;
  const sent: Mail[] = [];

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => void sent.push(mail));
    story = new Story(service);
    await story.introduceEverybody();
    const { id, role } = story.freelancer;
    const payload = { role, display_name: 'Maya Patel', email: 'maya@example.test' };
    await story.tell(userRegistered, { subjectId: id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
    const preferences: Partial<NotificationPreferences> = {
      types: [
        { type: 'system', in_app: false, mail: 'off' },
        { type: 'application_update', in_app: true, mail: 'digest' },
      ],
      quiet_from: '21:00',
      quiet_to: '10:30',
    };
    await service.as(story.freelancer).put('/api/notifications/preferences', preferences);
    await story.move('shortlisted');
  });
  afterAll(() => service.stop());

  const delayed = async (): Promise<number> => {
    const depths = await service.get(QueueOverview).depths(['notifications']);
    return depths.reduce((sum, depth) => sum + depth.delayed, 0);
  };
  const unsent = async (): Promise<number> =>
    (await service.rows<{ count: number }>('SELECT count(*)::integer AS count FROM outbox'))[0]?.count ?? 0;

  it('waits once for their end, however often it is asked for, and is one mail then', async () => {
    const mails = service.get(NotificationMails);
    const { id } = story.freelancer;
    const before = new Date(Date.now() + 60_000);
    const known = await delayed();
    for (const minute of ['00', '05', '10', '15'])
      await mails.sendDigest(id, before, new Date(`2026-11-28T09:${minute}:02Z`));
    await eventually(async () => (await unsent()) === 0);
    expect([(await delayed()) - known, sent]).toEqual([1, []]);
    await mails.sendDigest(id, before, new Date('2026-11-28T10:30:02Z'));
    expect(sent).toMatchObject([{ to: 'maya@example.test', subject: 'CrewCall: one thing you missed' }]);
  });
});
