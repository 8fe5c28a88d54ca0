import { emailVerified, userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import { conversationRead, messageSent } from '@crewcall/contracts-messaging/dto';
import type { NotificationPreferences } from '@crewcall/contracts-notifications';
import { newId } from '@crewcall/platform-database';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { Tasks } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Digests } from '../src/mails/digests.service.js';
import { NotificationMails } from '../src/mails/notification-mails.service.js';
import { Story } from './story.js';

describe('notifications by mail', () => {
  let service: TestService;
  let story: Story;
  let isServerDown = false;
  const sent: Mail[] = [];
  const path = '/api/notifications/preferences';

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'notifications',
      env: { QUEUE_RETRY_DELAY_MS: '20', PUBLIC_URL: 'https://crewcall.example' },
    });
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => {
      if (isServerDown) throw new Error('451 try again later');
      sent.push(mail);
    });
  });
  beforeEach(async () => {
    story = new Story(service);
    await story.introduceEverybody();
    for (const { id, role } of [story.freelancer, story.recruiter]) {
      // The welcome is not what these are about.
      const preference = { type: 'system' as const, in_app: false, mail: 'off' as const };
      await service.as({ id, role }).put(path, { types: [preference] });
      const payload = { role, display_name: role, email: addressOf(id) };
      await story.tell(userRegistered, { subjectId: id, version: 1, payload });
      await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
    }
  });
  afterAll(() => service.stop());

  const addressOf = (id: string): string => `${id}@example.test`;
  const mailsTo = ({ id }: { id: string }): Mail[] => sent.filter(({ to }) => to === addressOf(id));
  const rows = (who: { id: string }) =>
    service.rows<{ id: string; type: string; mail: string; is_read: boolean }>(
      `SELECT id, type, mail, is_read FROM notifications WHERE recipient_id = $1 AND type <> 'system'
       ORDER BY created_at DESC, id DESC`,
      [who.id],
    );
  const prefer = (body: Partial<NotificationPreferences>) => service.as(story.freelancer).put(path, body);
  const applications = (mail: 'instant' | 'digest' | 'off', in_app = true) =>
    prefer({ types: [{ type: 'application_update', in_app, mail }] });
  const conversation_id = newId();
  const write = () =>
    story.tell(messageSent, {
      subjectId: newId(),
      payload: {
        conversation_id,
        message_id: newId(),
        sender_id: story.recruiter.id,
        recipient_id: story.freelancer.id,
        preview: 'Are you free?',
        sent_at: new Date().toISOString(),
      },
    });

  it('tells of a hire at once, with a way to stop such mails in one click', async () => {
    await story.move('hired');
    const mail = await eventually(() => mailsTo(story.freelancer)[0]);
    expect(mail).toMatchObject({ subject: 'You’re hired!' });
    expect(mail.text).toContain('https://crewcall.example/dashboard?tab=jobs');
    const link = new URL(mail.unsubscribeUrl ?? '');
    expect(link.searchParams.get('type')).toBe('application_update');
    const address = `${link.pathname}${link.search}`;
    const opened = await fetch(`${service.baseUrl}${address}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe${link.search}`]);
    expect(mail.text).toContain(`https://crewcall.example/unsubscribe${link.search}`);
    const stillOn = await service.as(story.freelancer).get<NotificationPreferences>(path);
    expect(stillOn.body.types).toContainEqual({ type: 'application_update', in_app: true, mail: 'instant' });
    const click = await fetch(`${service.baseUrl}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(click.status).toBe(204);
    const off = await service.as(story.freelancer).get<NotificationPreferences>(path);
    expect(off.body.types).toContainEqual({ type: 'application_update', in_app: true, mail: 'off' });
    expect(off.body.types).toContainEqual({ type: 'new_message', in_app: true, mail: 'instant' });
    await story.move('rejected');
    expect((await rows(story.freelancer))[0]).toMatchObject({ mail: 'none' });
  });

  it('mails a message only when it is still unread after ten minutes', async () => {
    const enqueued = jest.spyOn(service.get(Tasks), 'enqueueAll');
    await write();
    expect(enqueued.mock.lastCall?.[2]).toEqual({ delayMs: 600_000 });
    enqueued.mockRestore();
    const [message] = await rows(story.freelancer);
    expect(message).toMatchObject({ type: 'new_message', mail: 'instant' });
    const tasks = service.get(NotificationMails);
    await tasks.sendOne(story.freelancer.id, message?.id ?? '');
    expect(mailsTo(story.freelancer)[0]).toMatchObject({ subject: 'Unread message: Meridian Events' });
    await tasks.sendOne(story.freelancer.id, message?.id ?? '');
    expect(mailsTo(story.freelancer)).toHaveLength(1);

    const payload = { conversation_id, reader_id: story.freelancer.id, up_to: new Date().toISOString() };
    await story.tell(conversationRead, { subjectId: conversation_id, payload });
    await write();
    const [second] = await rows(story.freelancer);
    const up_to = new Date(Date.now() + 1000).toISOString();
    await story.tell(conversationRead, { subjectId: conversation_id, payload: { ...payload, up_to } });
    await tasks.sendOne(story.freelancer.id, second?.id ?? '');
    expect(mailsTo(story.freelancer)).toHaveLength(1);
  });

  it('gathers what may wait in one mail at 09:00 in London, summer and winter', async () => {
    await applications('digest');
    await story.move('reviewed');
    await story.move('shortlisted');
    expect((await rows(story.freelancer)).map(({ mail }) => mail)).toEqual(['digest', 'digest']);
    const digests = service.get(Digests);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    expect(await digests.start(new Date(`${tomorrow}T07:59:59Z`))).toBe(0);
    expect(mailsTo(story.freelancer)).toEqual([]);
    expect(await digests.start(new Date(`${tomorrow}T09:00:01Z`))).toBeGreaterThan(0);
    const mail = await eventually(() => mailsTo(story.freelancer)[0]);
    expect(mail.subject).toBe('CrewCall: 2 things you missed');
    expect(mail.text).toContain('You’re on the shortlist');
    await eventually(async () => (await rows(story.freelancer)).every((row) => row.mail === 'sent'));
    expect(await digests.start(new Date(`${tomorrow}T09:05:00Z`))).toBe(0);
  });

  it('F14: sends fifty single mails a day and no more; the rest waits for the digest, but for what is urgent', async () => {
    await story.move('reviewed');
    await eventually(() => mailsTo(story.freelancer)[0]);
    const [first] = await eventually(async () => (await rows(story.freelancer)).filter(({ mail }) => mail === 'sent'));
    await service.rows(
      `INSERT INTO notifications SELECT (jsonb_populate_record(n,
         jsonb_build_object('id', gen_random_uuid(), 'event_id', gen_random_uuid()))).*
       FROM notifications n, generate_series(1, 49) WHERE n.id = $1`,
      [first?.id],
    );
    await story.move('shortlisted');
    await eventually(async () => (await rows(story.freelancer)).some(({ mail }) => mail === 'digest'));
    await story.move('hired');
    await eventually(() => mailsTo(story.freelancer).some(({ subject }) => subject === 'You’re hired!'));
    expect(mailsTo(story.freelancer)).toHaveLength(2);
  });

  it('is quiet in quiet hours, also of what is urgent, but for what may pass them [R395]', async () => {
    await prefer({ quiet_from: '00:00', quiet_to: '23:59' });
    const noon = new Date('2026-11-21T12:00:00Z');
    const tasks = service.get(NotificationMails);
    await story.move('shortlisted');
    const [row] = await rows(story.freelancer);
    await tasks.sendOne(story.freelancer.id, row?.id ?? '', noon);
    expect(mailsTo(story.freelancer)).toEqual([]);
    expect((await rows(story.freelancer))[0]).toMatchObject({ mail: 'instant' });
    const sendOne = jest.spyOn(tasks, 'sendOne');
    await story.move('hired');
    const [hired] = await rows(story.freelancer);
    // The queue's own task has put it off too, and does not meet the one below.
    await eventually(() => sendOne.mock.calls.some(([, id]) => id === hired?.id));
    await Promise.all(sendOne.mock.results.map(({ value }) => value as Promise<void>));
    sendOne.mockRestore();
    await tasks.sendOne(story.freelancer.id, hired?.id ?? '', noon);
    expect(mailsTo(story.freelancer)).toEqual([]);
    await service.rows('UPDATE notifications SET passes_quiet_hours = true WHERE id = $1', [hired?.id]);
    await tasks.sendOne(story.freelancer.id, hired?.id ?? '', noon);
    await tasks.sendOne(story.freelancer.id, row?.id ?? '', new Date('2026-11-21T23:59:30Z'));
    const subjects = mailsTo(story.freelancer).map(({ subject }) => subject);
    expect(subjects).toEqual(['You’re hired!', 'You’re on the shortlist']);
  });

  it('loses nothing while the mail server is down', async () => {
    isServerDown = true;
    await story.move('hired');
    const [row] = await rows(story.freelancer);
    const tasks = service.get(NotificationMails);
    await expect(tasks.sendOne(story.freelancer.id, row?.id ?? '')).rejects.toThrow('451');
    isServerDown = false;
    await eventually(() => mailsTo(story.freelancer)[0]);
  });

  it('writes to no one who switched mail off, or whose address is not proven; the app still tells them [Q58]', async () => {
    await story.tell(userChanged, {
      subjectId: story.freelancer.id,
      version: 7,
      payload: { role: 'freelancer', display_name: 'Maya Patel', visibility: 'public', mail_enabled: false },
    });
    await story.move('hired');
    await eventually(async () => (await rows(story.freelancer))[0]?.mail === 'none');
    expect(mailsTo(story.freelancer)).toEqual([]);
    expect(await rows(story.freelancer)).toMatchObject([{ is_read: false }]);
    const stranger = new Story(service);
    await stranger.move('hired');
    await eventually(async () => (await rows(stranger.freelancer))[0]?.mail === 'none');
  });

  it('tells no one in the app who does not want that, and keeps it in the list as read', async () => {
    await applications('off', false);
    await story.move('hired');
    expect(await rows(story.freelancer)).toMatchObject([{ is_read: true, mail: 'none' }]);
    const count = await service.as(story.freelancer).get('/api/notifications/unread-count');
    expect(count.body).toEqual({ count: 0 });
    expect((await service.as(story.freelancer).get('/api/notifications/live')).body).toEqual([]);
  });

  it('says what holds for each type, keeps what was left out, and refuses what makes no sense', async () => {
    const fresh = await service.as(story.freelancer).get<NotificationPreferences>(path);
    expect(fresh.body).toMatchObject({ quiet_from: null, quiet_to: null });
    expect(fresh.body.types).toHaveLength(12);
    expect((await prefer({ quiet_from: '22:00', quiet_to: '07:00' })).body).toMatchObject({ quiet_from: '22:00' });
    expect((await applications('digest')).body).toMatchObject({ quiet_from: '22:00', quiet_to: '07:00' });
    expect((await prefer({ quiet_from: null, quiet_to: null })).body).toMatchObject({ quiet_from: null });
    for (const bad of [
      { quiet_from: '22:00' },
      { quiet_from: '22:00', quiet_to: '25:00' },
      { types: [{ type: 'other', in_app: true, mail: 'off' }] },
      { types: [{ type: 'system', in_app: 'yes', mail: 'off' }] },
      { types: [{ type: 'system', in_app: true, mail: 'weekly' }] },
      { types: 'all' },
      { user_id: story.recruiter.id },
    ]) {
      const { status, body } = await service.as(story.freelancer).put(path, bad);
      expect([bad, status, body['code']]).toEqual([bad, 400, 'VALIDATION_FAILED']);
    }
    const others = await service.as(story.recruiter).get<NotificationPreferences>(path);
    expect(others.body.types).toContainEqual({ type: 'application_update', in_app: true, mail: 'instant' });
    for (const method of ['GET', 'PUT']) expect((await service.anonymous().send(method, path)).status).toBe(401);
  });

  it.each(['', '?key=x', `?key=${'a'.repeat(32)}&type=other`, '?key[]=a'])(
    'refuses to unsubscribe with %s',
    async (query) => {
      for (const method of ['GET', 'POST']) {
        const { status } = await service.anonymous().send(method, `/api/notifications/unsubscribe${query}`);
        expect([method, status]).toEqual([method, 400]);
      }
    },
  );

  it('says of a link that is no user’s that it is no longer valid', async () => {
    const dead = await service.anonymous().post(`/api/notifications/unsubscribe?key=${'a'.repeat(32)}`);
    expect([dead.status, dead.body['code']]).toEqual([404, 'UNSUBSCRIBE_LINK_DEAD']);
  });
});
