import { createHash } from 'node:crypto';
import { conversationRead, messageRemoved, messageSent } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what messages leave in the bell', () => {
  let service: TestService;
  let story: Story;
  const conversation_id = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const send = (preview: string, sent_at: string) => {
    const message_id = newId();
    const payload = {
      conversation_id,
      message_id,
      sender_id: story.recruiter.id,
      recipient_id: story.freelancer.id,
      preview,
      sent_at,
    };
    return story.tell(messageSent, { subjectId: message_id, payload });
  };
  const read = (up_to: string) => {
    const payload = { conversation_id, reader_id: story.freelancer.id, up_to };
    return story.tell(conversationRead, { subjectId: conversation_id, payload });
  };
  const countOf = async () =>
    (await service.as(story.freelancer).get('/api/notifications/category-counts')).body['messages'];

  it('is one row per conversation with something unread, and none for what was read already [R069] [R074]', async () => {
    const first = await send('Are you free?', '2026-11-21T10:00:00.000Z');
    await story.again(first);
    await send('On Friday?', '2026-11-21T10:00:01.000Z');
    expect(await story.listOf(story.freelancer)).toMatchObject([
      {
        type: 'new_message',
        title: 'Meridian Events',
        message: 'Are you free?',
        is_read: false,
        action_url: `/dashboard?tab=messages&conversation=${conversation_id}`,
      },
    ]);
    expect(await countOf()).toBe(1);
    await read('2026-11-21T10:00:05.000Z');
    await send('Late news of an old message', '2026-11-21T10:00:04.000Z');
    expect(await countOf()).toBe(0);
    await send('New', '2026-11-21T10:00:06.000Z');
    expect([await countOf(), (await story.listOf(story.freelancer)).length]).toEqual([1, 2]);
    expect(await story.listOf(story.recruiter)).toEqual([]);
  });

  it('stays unread, and is still mailed, while an older message is read [R069]', async () => {
    await read('2026-11-21T10:01:00.000Z');
    await send('First', '2026-11-21T11:00:00.000Z');
    await send('Second', '2026-11-21T11:00:02.000Z');
    await read('2026-11-21T11:00:00.000Z');
    expect(await countOf()).toBe(1);
    const mails = await service.rows('SELECT mail FROM notifications WHERE recipient_id = $1 AND NOT is_read', [
      story.freelancer.id,
    ]);
    expect(mails).toEqual([{ mail: 'instant' }]);
    await read('2026-11-21T11:00:02.000Z');
    expect(await countOf()).toBe(0);
  });

  it('no longer reads as a message that was removed, and as every other one still', async () => {
    await send('Send me money', '2026-11-21T12:00:00.000Z');
    await read('2026-11-21T12:00:00.000Z');
    await send('On Friday?', '2026-11-21T12:00:01.000Z');
    const message_id = newId();
    const was_sha256 = createHash('sha256').update('Send me money').digest('hex');
    const people = [story.freelancer.id, story.recruiter.id];
    const payload = { conversation_id, people, was_sha256, preview: 'This message was removed.' };
    const polled = (etag?: string) =>
      service
        .as(story.freelancer)
        .with({ 'if-none-match': etag ?? '' })
        .get('/api/notifications');
    const etag = (await polled()).headers.get('etag') ?? '';
    expect((await polled(etag)).status).toBe(304);
    await story.tell(messageRemoved, { subjectId: message_id, payload });
    expect((await polled(etag)).status).toBe(200);
    const [newest, before] = await story.listOf(story.freelancer);
    expect([newest?.message, before?.message]).toEqual(['On Friday?', 'This message was removed.']);
  });
});
