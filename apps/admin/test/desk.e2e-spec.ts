import { feedbackAnswered, moderationDecided } from '@crewcall/contracts-admin/dto';
import type { AdminFeedback, AuditEntry, ModerationCase, OperationsState } from '@crewcall/contracts-admin';
import { accountAdministered, userDeleted } from '@crewcall/contracts-identity/dto';
import { contentReported } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf } from '@crewcall/platform-events';
import { eventually, startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { RecountService } from '../src/analytics/recount.service.js';
import { AppModule } from '../src/app.module.js';
import { responseMail } from '../src/feedback-desk/response.mail.js';
import { Story } from './story.js';

describe('the desk of the administrators', () => {
  let service: TestService;
  let admin: TestClient;
  let story: Story;
  const adminId = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'admin' });
    admin = service.as({ id: adminId, role: 'admin' });
    story = new Story(service);
    for (const envelope of story.everything()) await story.deliver(envelope);
  });
  afterAll(() => service.stop());

  const listed = (query = '') => admin.get<{ feedback: AdminFeedback[] }>(`/api/admin/feedback${query}`);
  const audit = async (query = '') => (await admin.get<AuditEntry[]>(`/api/admin/audit${query}`)).body;
  const firstId = async (query = ''): Promise<string> => (await listed(query)).body.feedback[0]?.id ?? '';

  it('lists feedback by status and type, with who sent it, ten thousand by an index [R234] [R238]', async () => {
    await service.rows(
      `INSERT INTO feedback (id, feedback_type, message, source, status, priority, created_at)
       SELECT gen_random_uuid(), 'other', 'Number ' || n, 'header', 'closed', 'normal', now() - n * interval '1 minute'
       FROM generate_series(1, 10000) n`,
    );
    const sender = { id: story.freelancerId, role: 'freelancer' as const, email: 'maya@crew.example' };
    await service.as(sender).post('/api/feedback', {
      feedbackType: 'malfunction',
      message: 'I cannot log in on my phone.',
      pageUrl: '/auth?x=1',
    });
    const { body, headers } = await listed();
    expect(headers.get('x-total-count')).toBe('10001');
    expect(body.feedback).toHaveLength(10);
    expect(body.feedback[0]).toMatchObject({
      feedback_type: 'malfunction',
      status: 'pending',
      priority: 'high',
      user_name: 'Maya Patel',
      user: { first_name: 'Maya' },
      user_email: 'maya@crew.example',
      page_url: '/auth',
      admin_response: null,
    });
    expect(body.feedback[1]).toMatchObject({ user_name: 'Anonymous', user: null, user_email: null });
    expect((await listed('?status=pending&type=malfunction')).body.feedback).toHaveLength(1);
    expect((await listed('?status=resolved')).body.feedback).toEqual([]);
    expect((await admin.get('/api/admin/feedback/stats')).body).toEqual({ pending: 1, total: 10001 });
    await service.rows('ANALYZE feedback');
    const planOf = async (filter: string) => {
      const order = 'ORDER BY created_at DESC, id DESC LIMIT 10';
      return JSON.stringify(await service.rows(`EXPLAIN SELECT * FROM feedback ${filter} ${order}`));
    };
    expect(await planOf('')).toMatch(/Index Scan using feedback_newest/);
    for (const filter of [`WHERE status = 'pending'`, `WHERE feedback_type = 'malfunction'`])
      expect(await planOf(filter)).not.toMatch(/Seq Scan/);
    for (const bad of ['status=all', 'type=praise', 'page_size=101', 'status=pending&status=closed'])
      expect([bad, (await listed(`?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('moves feedback from any status to any other, and sets its priority [R235] [R236]', async () => {
    const id = await firstId('?status=pending');
    for (const status of ['in_review', 'resolved', 'closed', 'pending', 'resolved', 'in_review'])
      expect((await admin.put(`/api/admin/feedback/${id}/status`, { status })).body).toMatchObject({ id, status });
    expect((await admin.put(`/api/admin/feedback/${id}/priority`, { priority: 'normal' })).body).toMatchObject({
      priority: 'normal',
    });
    for (const bad of [{}, { status: 'open' }, { status: ['closed'] }, { status: 'closed', priority: 'high' }])
      expect((await admin.put(`/api/admin/feedback/${id}/status`, bad)).status).toBe(400);
    for (const nobody of [newId(), 'x', '%00'])
      expect((await admin.put(`/api/admin/feedback/${nobody}/status`, { status: 'closed' })).status).toBe(404);
    expect((await audit('?search=feedback.status'))[0]).toMatchObject({
      actor_id: adminId,
      deed: 'feedback.status-changed',
      before: { status: 'resolved' },
      after: { status: 'in_review' },
    });
  });

  it('answers the sender, and shows what was answered before [R237]', async () => {
    const id = await firstId('?status=in_review');
    const respond = (response: unknown) => admin.put(`/api/admin/feedback/${id}/response`, { response });
    for (const bad of [undefined, '', '   ', 7, 'x'.repeat(5001)]) expect((await respond(bad)).status).toBe(400);
    expect((await respond('  We are on it.  ')).body).toMatchObject({ admin_response: 'We are on it.' });
    expect((await respond('It is mended.')).body).toMatchObject({ admin_response: 'It is mended.' });
    expect((await service.outbox(feedbackAnswered, id)).map(({ payload }) => payload)).toEqual([
      { sender_id: story.freelancerId, response: 'We are on it.' },
      { sender_id: story.freelancerId, response: 'It is mended.' },
    ]);
    expect((await audit('?search=feedback.answered'))[0]).toMatchObject({
      before: { response: 'We are on it.' },
      after: { response: 'It is mended.' },
    });
    const mail = responseMail('I cannot <log> in', 'It is mended.');
    expect([mail.subject, mail.html]).toEqual([
      'An answer to your CrewCall feedback',
      expect.stringContaining('I cannot &lt;log&gt; in') as string,
    ]);
    const [task] = await service.rows<{ name: string }>(
      `SELECT name FROM outbox_memory WHERE name = 'mail-feedback-response' LIMIT 1`,
    );
    expect(task).toBeDefined();
  });

  it('decides a report once, with what was reported as it was then; the owners of it are told [R250]', async () => {
    const [spammer, reporter] = [story.recruiterId, story.freelancerId];
    const report = envelopeOf(contentReported, {
      subjectId: newId(),
      payload: {
        kind: 'message',
        target_id: newId(),
        person_id: spammer,
        reason: 'Spam',
        snapshot: '<b>Buy!</b>',
      },
    });
    await service.redeliver({ ...report, actor_id: reporter });
    await service.redeliver({ ...report, actor_id: reporter });
    const { body: open } = await admin.get<ModerationCase[]>('/api/admin/moderation?status=open');
    expect(open).toMatchObject([
      { snapshot: '<b>Buy!</b>', person_name: 'Meridian Events', reporter_name: 'Maya Patel', status: 'open' },
    ]);
    const decide = (decision: unknown, id = report.id) =>
      admin.post(`/api/admin/moderation/${id}/decision`, { decision, note: 'Twice now' });
    for (const bad of [undefined, 'ban', ['warned']]) expect((await decide(bad)).status).toBe(400);
    expect((await decide('warned', newId())).status).toBe(404);
    const answers = await Promise.all([decide('suspended'), decide('dismissed'), decide('removed')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [told] = await service.outbox(moderationDecided, report.id);
    expect(told?.payload).toMatchObject({ person_id: spammer, reporter_id: reporter, target: { kind: 'message' } });
    expect((await audit('?search=report.'))[0]).toMatchObject({ actor_id: adminId, reason: 'Twice now' });
    expect((await admin.get<ModerationCase[]>('/api/admin/moderation?status=open')).body).toEqual([]);
  });

  it('warns no user when the author is not known [R250]', async () => {
    const payload = { kind: 'attachment' as const, target_id: newId(), reason: 'Odd', snapshot: 'file.pdf' };
    const { id } = await service.deliver(contentReported, { subjectId: newId(), payload });
    const { body } = await admin.post(`/api/admin/moderation/${id}/decision`, { decision: 'warned' });
    expect(body).toMatchObject({ code: 'NOBODY_TO_ACT_ON' });
    await admin.post(`/api/admin/moderation/${id}/decision`, { decision: 'dismissed' });
  });

  it('keeps a log that is only ever added to, can be searched and carried away [R250]', async () => {
    const suspended = envelopeOf(accountAdministered, {
      subjectId: story.freelancerId,
      payload: {
        deed: 'suspended',
        reason: '=cmd()',
        address: '203.0.113.7',
        before: { suspended: false },
        after: { suspended: true },
      },
    });
    await service.redeliver({ ...suspended, actor_id: adminId });
    await service.redeliver({ ...suspended, actor_id: adminId });
    expect(await audit('?search=user.')).toMatchObject([
      {
        deed: 'user.suspended',
        subject_id: story.freelancerId,
        subject_name: 'Maya Patel',
        address: '203.0.113.7',
        reason: '=cmd()',
      },
    ]);
    expect(await audit(`?search=${adminId}&page_size=100`)).not.toHaveLength(0);
    expect(await audit('?from=2020-01-01&to=2020-12-31')).toEqual([]);
    expect(await audit('?from=2026-02-31&search=100%25')).toEqual([]);
    for (const bad of ['from=yesterday', 'to=2026-13-01', `search=${'x'.repeat(101)}`])
      expect((await admin.get(`/api/admin/audit?${bad}`)).status).toBe(400);
    const csv = await admin.get<string>('/api/admin/audit/export?search=user.');
    expect([csv.headers.get('content-type'), csv.body.split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 3]);
    expect(csv.body).toContain(`"'=cmd()"`);
    for (const sql of ['DELETE FROM audit_entries', `UPDATE audit_entries SET deed = ''`, 'TRUNCATE audit_entries'])
      await expect(service.rows(sql)).rejects.toThrow('only ever added to');
    const [{ text } = { text: '' }] = (await admin.get<{ text: string }[]>('/api/admin/activity?page_size=1')).body;
    expect(text).toBe('Maya Patel was suspended');
  });

  it('shows months of figures that are made again by replaying what was heard [R244]', async () => {
    const months = async () => (await admin.get<{ months: object[] }>('/api/admin/analytics/months')).body.months;
    const before = await months();
    expect(before).toHaveLength(12);
    expect(before.at(-1)).toMatchObject({
      freelancers: 1,
      recruiters: 1,
      jobs: 1,
      jobs_filled: 1,
      applications: 1,
      hires: 1,
      days_to_hire: 0,
    });
    const counters = () => service.rows('SELECT * FROM counters WHERE value <> 0 ORDER BY metric, month');
    const counted = await counters();
    await service.rows('UPDATE counters SET value = value + 7');
    await service.rows(`UPDATE subjects SET facts = '{"status": "active"}'`);
    expect(await service.get(RecountService).recount()).toBe(4);
    expect(await counters()).toEqual(counted);
    expect(await months()).toEqual(before);
  });

  it('shows how services and queues do, and replays what failed [R250]', async () => {
    // The others do not run here: what was sent to them stays, and grows old.
    const untakenOf = ({ queues }: OperationsState) => queues.filter(({ name }) => !name.endsWith('.admin'));
    const state = await eventually(async () => {
      const { body } = await admin.get<OperationsState>('/api/admin/operations');
      const isOld = untakenOf(body).some(({ waiting, oldest_seconds }) => waiting > 0 && oldest_seconds > 0);
      return isOld ? body : undefined;
    });
    expect(state.queues.map(({ name }) => name)).toContain('events.notifications');
    expect(untakenOf(state).filter(({ waiting, oldest_seconds }) => waiting === 0 && oldest_seconds > 0)).toEqual([]);
    expect(state.services.find(({ name }) => name === 'admin')?.processes).toMatchObject([
      { is_ready: true, checks: { database: 'up' }, version: 'development', figures: null },
    ]);
    expect((await admin.get('/api/admin/operations/dead-letters?queue=events.jobs')).body).toEqual([]);
    expect((await admin.get('/api/admin/operations/dead-letters?queue=events.nobody')).status).toBe(404);
    for (const bad of ['', '?queue=x', '?queue=events.*'])
      expect((await admin.get(`/api/admin/operations/dead-letters${bad}`)).status).toBe(400);
    const replay = (body: object) => admin.post('/api/admin/operations/dead-letters/replay', body);
    expect((await replay({ queue: 'tasks.jobs' })).body).toEqual({ replayed: 0 });
    expect((await replay({ queue: 'tasks.jobs', id: newId() })).body).toEqual({ replayed: 0 });
    expect((await replay({ queue: '../x' })).status).toBe(400);
    expect((await audit('?search=queue.replayed'))[0]).toMatchObject({ actor_id: adminId });
  });

  it('forgets what people wrote once they leave [R234]', async () => {
    await service.deliver(userDeleted, { subjectId: story.freelancerId, payload: { role: 'freelancer' } });
    await service.deliver(userDeleted, { subjectId: story.recruiterId, payload: { role: 'recruiter' } });
    const cases = await service.rows('SELECT person_id, reporter_id, snapshot FROM moderation_cases');
    expect(JSON.stringify(cases)).not.toContain('Buy!');
    expect(JSON.stringify(await service.rows('SELECT * FROM feedback LIMIT 100'))).not.toContain('maya@');
    expect((await listed()).body.feedback[0]).toMatchObject({ user_name: 'Anonymous', user_email: null });
  });
});
