import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { type Conversation, NEXT_CURSOR_HEADER } from '@crewcall/contracts-messaging';
import { contentReported, conversationRead, messageSent } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { REMOVED_WORDS } from '../src/moderation/removals.service.js';
import { Cast, conversationsOf, emailOf, historyOf, say, start, unreadOf } from './people.js';

const TABLES = ['conversations', 'participants', 'messages', 'blocks', 'message_reports'] as const;

describe('conversations and messages', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging', env: { CONVERSATIONS_PER_DAY: '5' } });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  it('begins one conversation per pair, with its first message, however many begin it at once [R197]', async () => {
    const [maya, company] = await cast.pair();
    const begun = await Promise.all(
      Array.from({ length: 6 }, (_, n) => start(n % 2 ? maya : company, n % 2 ? company : maya, `Hello ${n}`)),
    );
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(begun.every(({ message }) => message.id && message.status === 'sent')).toBe(true);
    expect((await historyOf(maya, begun[0]?.id ?? '')).length).toBe(6);
    expect(await unreadOf(maya)).toBe(3);
  });

  it('lists the latest first, with who it is with and no address of theirs [R195]', async () => {
    const { maya, company, id } = await cast.talking('  Are you free?  ');
    const other = await cast.add('Dan');
    const later = await start(maya, other, 'Later');
    const [first, second] = await conversationsOf(maya);
    expect([first?.id, second?.id]).toEqual([later.id, id]);
    expect(second).toEqual({
      id,
      last_message_at: expect.any(String) as string,
      otherUser: {
        id: company.id,
        role: 'recruiter',
        email: null,
        first_name: null,
        last_name: null,
        company_name: 'Northlight Productions',
        display_name: 'Northlight Productions',
        avatar_url: null,
        deleted_at: null,
      },
      last_message: { preview: 'Are you free?', sender_id: maya.id, created_at: expect.any(String) as string },
      unread_count: 0,
      read_up_to: 0,
      is_blocked: false,
    });
    const found = await maya.api.get('/api/conversations?search=NORTHLIGHT&page_size=1');
    expect([found.headers.get('x-total-count'), JSON.stringify(found.body).includes(id)]).toEqual(['1', true]);
    expect((await maya.api.get('/api/conversations?search=nobody')).body).toEqual([]);
  });

  it('shows addresses to the user who applied and was applied to, to administrators, and to no other user [R195] [Q50]', async () => {
    const { maya, company, id } = await cast.talking();
    const admin = await cast.add('Ada', 'admin');
    const byAdmin = await start(admin, company, 'About your job');
    const emails = async () => [
      (await conversationsOf(maya))[0]?.otherUser.email,
      (await maya.api.get<{ person: { email: unknown } }>(`/api/conversations/with/${company.id}`)).body.person.email,
      (await company.api.get<Conversation>(`/api/conversations/${id}`)).body.otherUser.email,
    ];
    expect(await emails()).toEqual([null, null, null]);
    const payload = { job_id: newId(), job_title: 'Rigger', recruiter_id: company.id, freelancer_id: maya.id };
    await service.deliver(applicationSubmitted, { subjectId: newId(), version: 1, payload });
    expect(await emails()).toEqual([emailOf(company.id), emailOf(company.id), emailOf(maya.id)]);
    expect((await conversationsOf(admin))[0]?.otherUser.email).toBe(emailOf(company.id));
    const toAdmin = await company.api.get<Conversation>(`/api/conversations/${byAdmin.id}`);
    expect(toAdmin.body.otherUser.email).toBeNull();
    await service.deliver(userDeleted, { subjectId: company.id, version: 9, payload: { role: 'recruiter' } });
    expect((await conversationsOf(maya))[0]?.otherUser.email).toBeNull();
    expect(await service.rows('SELECT FROM dealings')).toEqual([]);
  });

  it('tells its history in pages, the newest first, in an order both sides agree on [R196]', async () => {
    const { maya, company, id } = await cast.talking('1');
    await Promise.all(['2', '3', '4', '5', '6', '7'].map((text, n) => say(n % 2 ? maya : company, id, text)));
    const first = await maya.api.get<{ number: number }[]>(`/api/conversations/${id}/messages?limit=4`);
    const next = first.headers.get(NEXT_CURSOR_HEADER);
    const rest = await maya.api.get<{ number: number }[]>(`/api/conversations/${id}/messages?limit=4&before=${next}`);
    expect([...first.body, ...rest.body].map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(rest.headers.get(NEXT_CURSOR_HEADER)).toBeNull();
    const hers = (await historyOf(maya, id)).map((message) => [message.id, message.sender_id, message.created_at]);
    expect(
      (await historyOf(company, id)).map((message) => [message.id, message.sender_id, message.created_at]),
    ).toEqual(hers);
    const times = hers.map(([, , at]) => at ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('takes a message once, however often it is sent [R198]', async () => {
    const { maya, company, id } = await cast.talking();
    const message = { conversation_id: id, content: 'Once', client_id: newId() };
    const key = { 'Idempotency-Key': newId() };
    const answers = await Promise.all([
      maya.api.post('/api/messages', message),
      maya.api.post('/api/messages', message),
      maya.api.with(key).post('/api/messages', message),
      maya.api.with(key).post('/api/messages', message),
    ]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect((await historyOf(company, id)).filter(({ content }) => content === 'Once')).toHaveLength(1);
    expect(await unreadOf(company)).toBe(2);
    const [mine, theirs] = [(await historyOf(maya, id))[0], (await historyOf(company, id))[0]];
    expect([mine?.client_id, theirs?.client_id]).toEqual([message.client_id, null]);
    expect(await service.outbox(messageSent, mine?.id)).toMatchObject([
      { payload: { conversation_id: id, sender_id: maya.id, recipient_id: company.id, preview: 'Once' } },
    ]);
  });

  it('counts what is unread until it is opened or said to be read [R204]', async () => {
    const { maya, company, id } = await cast.talking();
    await say(maya, id, 'Second');
    await say(company, id, 'Answer');
    expect([await unreadOf(company), await unreadOf(maya)]).toEqual([2, 1]);
    expect((await company.api.get(`/api/messages/unread-count?userId=${company.id}`)).body).toEqual({ count: 2 });
    expect(await company.api.get(`/api/messages/unread-count?userId=${maya.id}`)).toMatchObject({
      status: 403,
      body: { error: 'Access denied' },
    });
    await historyOf(company, id);
    expect(await unreadOf(company)).toBe(2);
    await company.api.post(`/api/conversations/${id}/read`, { up_to: 1 });
    expect(await unreadOf(company)).toBe(1);
    await historyOf(company, id, '');
    expect(await unreadOf(company)).toBe(0);
    expect((await maya.api.post(`/api/conversations/${id}/read`)).status).toBe(204);
    expect(await unreadOf(maya)).toBe(0);
    expect((await historyOf(maya, id)).map(({ status }) => status)).toEqual(['sent', 'read', 'read']);
    expect((await service.outbox(conversationRead, id)).map(({ payload }) => payload)).toMatchObject([
      { reader_id: company.id },
      { reader_id: company.id },
      { reader_id: maya.id },
    ]);
  });

  it('deletes for one side; a new message brings it back without the older ones [R203] [S22]', async () => {
    const { maya, company, id } = await cast.talking('Old');
    expect((await company.api.delete(`/api/conversations/${id}`)).status).toBe(204);
    expect([await conversationsOf(company), await unreadOf(company)]).toEqual([[], 0]);
    expect((await company.api.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await company.api.delete(`/api/conversations/${id}`)).status).toBe(404);
    expect((await historyOf(maya, id)).map(({ content }) => content)).toEqual(['Old']);
    await say(maya, id, 'New');
    expect((await historyOf(company, id)).map(({ content }) => content)).toEqual(['New']);
    expect(await unreadOf(company)).toBe(1);
  });

  it('keeps the conversation with a deleted account, read-only [R205] [R206] [S15]', async () => {
    const { maya, company, id } = await cast.talking('From somebody who leaves');
    await service.deliver(userDeleted, { subjectId: maya.id, version: 9, payload: { role: 'freelancer' } });
    const [conversation] = await conversationsOf(company);
    expect(conversation?.otherUser).toMatchObject({ role: 'freelancer', first_name: null, display_name: null });
    expect(conversation?.otherUser.deleted_at).not.toBeNull();
    expect(await historyOf(company, id)).toMatchObject([{ sender_id: null, content: 'From somebody who leaves' }]);
    const before = await service.fingerprint(TABLES);
    const refused = await Promise.all([
      company.api.post('/api/messages', { conversation_id: id, content: 'Hello?' }),
      company.api.post('/api/conversations', { userTwoId: maya.id, initialMessage: 'Hello?' }),
    ]);
    for (const { status, body } of refused)
      expect([status, body['error']]).toEqual([
        409,
        'This user account has been deleted. You can view the conversation but cannot send new messages.',
      ]);
    expect(await service.fingerprint(TABLES)).toBe(before);
    expect((await company.api.delete(`/api/conversations/${id}`)).status).toBe(204);
  });

  it('lets people block each other and report a message', async () => {
    const { maya, company, id, first } = await cast.talking('Buy my course');
    expect((await company.api.put(`/api/conversations/${id}/block`)).body).toMatchObject({ is_blocked: true });
    expect((await conversationsOf(maya))[0]?.is_blocked).toBe(false);
    expect(await maya.api.post('/api/messages', { conversation_id: id, content: 'Hello?' })).toMatchObject({
      status: 403,
      body: { code: 'MESSAGES_REFUSED' },
    });
    expect((await start(maya, company, 'Hello?')) as unknown).toMatchObject({ code: 'MESSAGES_REFUSED' });
    expect(await company.api.post('/api/messages', { conversation_id: id, content: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'PERSON_BLOCKED' },
    });
    await company.api.delete(`/api/conversations/${id}/block`);
    expect((await say(maya, id, 'Hello again')).id).toBeDefined();

    const report = (by: typeof maya, reason: unknown) => by.api.post(`/api/messages/${first.id}/report`, { reason });
    expect((await report(company, ' Spam ')).status).toBe(204);
    expect((await report(company, 'Spam again')).status).toBe(204);
    expect((await report(maya, 'My own')).status).toBe(404);
    expect((await report(await cast.add('Eve'), 'Not mine')).status).toBe(404);
    expect((await report(company, '  ')).status).toBe(400);
    const told = await service.rows('SELECT reporter_id, reason FROM message_reports WHERE message_id = $1', [
      first.id,
    ]);
    expect(told).toEqual([{ reporter_id: company.id, reason: 'Spam' }]);
    expect((await service.outbox(contentReported, first.id)).map(({ payload }) => payload)).toEqual([
      { kind: 'message', target_id: first.id, person_id: maya.id, reason: 'Spam', snapshot: 'Buy my course' },
    ]);
    const decide = (decision: 'warned' | 'removed') =>
      service.deliver(moderationDecided, {
        subjectId: first.id,
        payload: { case_id: first.id, decision, target: { kind: 'message', id: first.id }, person_id: maya.id },
      });
    const read = async () => JSON.stringify((await company.api.get(`/api/conversations/${id}/messages`)).body);
    await decide('warned');
    expect(await read()).toContain('Buy my course');
    await decide('removed');
    expect(await read()).not.toContain('Buy my course');
    expect(await read()).toContain(REMOVED_WORDS);
  });

  it('lets one person begin so many conversations a day and no more', async () => {
    const maya = await cast.add('Maya');
    const others = await Promise.all(Array.from({ length: 6 }, () => cast.add('Dan')));
    for (const other of others.slice(0, 5)) await start(maya, other, 'Hi');
    const answer = await maya.api.post('/api/conversations', { userTwoId: others[5]?.id, initialMessage: 'Hi' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await start(maya, others[0] ?? maya, 'Hi again')).message.id).toBeDefined();
  });

  it('says who a user is before the first word, and what was said already', async () => {
    const [maya, company] = await cast.pair();
    const before = await maya.api.get(`/api/conversations/with/${company.id}`);
    expect(before.body).toMatchObject({
      person: { company_name: 'Northlight Productions', email: null },
      conversation: null,
    });
    const { id } = await start(company, maya, 'Hi');
    expect((await maya.api.get(`/api/conversations/with/${company.id}`)).body).toMatchObject({
      conversation: { id, unread_count: 1 },
    });
    expect((await maya.api.get(`/api/conversations/with/${maya.id}`)).status).toBe(400);
  });
});
