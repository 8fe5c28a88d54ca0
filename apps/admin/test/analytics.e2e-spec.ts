import type { ActivityItem, AnalyticsOverview, ModerationCase } from '@crewcall/contracts-admin';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { jobReported, searchesFoundNothing } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf } from '@crewcall/platform-events';
import { startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what administrators see', () => {
  let service: TestService;
  let story: Story;
  let admin: TestClient;
  const nothing: AnalyticsOverview = {
    users: { total: 0, thisMonth: 0, freelancers: 0, recruiters: 0, verified: 0 },
    jobs: { total: 0, active: 0, thisMonth: 0 },
    applications: { total: 0, applied: 0, hired: 0 },
  };
  const afterTheStory: AnalyticsOverview = {
    users: { total: 2, thisMonth: 2, freelancers: 1, recruiters: 1, verified: 1 },
    jobs: { total: 1, active: 0, thisMonth: 1 },
    applications: { total: 1, applied: 0, hired: 1 },
  };
  const overview = async () => (await admin.get('/api/admin/analytics/overview')).body as unknown as AnalyticsOverview;
  const activity = async (query = '') => (await admin.get<ActivityItem[]>(`/api/admin/activity${query}`)).body;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'admin' });
    admin = service.as({ id: newId(), role: 'admin' });
  });
  beforeEach(async () => {
    story = new Story(service);
    for (const table of ['subjects', 'counters', 'heard_events', 'activities', 'inbox'])
      await service.rows(`DELETE FROM ${table}`);
  });
  afterAll(() => service.stop());

  it('begins with nothing, in the documented shape [R244]', async () => {
    expect(await overview()).toEqual(nothing);
  });

  it('counts people, jobs and applications as they come and go [R244]', async () => {
    await story.deliver(story.registered(story.recruiterId, 'recruiter'));
    await story.deliver(story.posted());
    await story.deliver(story.applied());
    expect(await overview()).toMatchObject({
      users: { total: 1, recruiters: 1 },
      jobs: { active: 1 },
      applications: { applied: 1, hired: 0 },
    });
    await story.deliver(story.hired());
    await story.deliver(story.closed('filled'));
    expect(await overview()).toMatchObject({
      jobs: { total: 1, active: 0 },
      applications: { total: 1, applied: 0, hired: 1 },
    });
  });

  it('counts whom a company asked as an application that was not made [R244]', async () => {
    await story.deliver(story.invited());
    expect((await overview()).applications).toEqual({ total: 1, applied: 0, hired: 0 });
    await story.deliver(story.hired());
    expect((await overview()).applications).toEqual({ total: 1, applied: 0, hired: 1 });
  });

  it('comes to the same numbers in whatever order, and however often, events arrive [R244]', async () => {
    const events = story.everything();
    const backwards = [...events].reverse();
    for (const envelope of [...backwards, ...events]) await story.deliver(envelope);
    expect(await overview()).toEqual(afterTheStory);
  });

  it('comes to the same numbers when all arrive at once [R244]', async () => {
    const stories = Array.from({ length: 5 }, () => new Story(service));
    await Promise.all(stories.flatMap((one) => one.everything()).map((envelope) => story.deliver(envelope)));
    expect(await overview()).toMatchObject({
      users: { total: 10, freelancers: 5, verified: 5 },
      jobs: { total: 5, active: 0 },
      applications: { hired: 5 },
    });
  });

  it('counts this month apart from those before [R244]', async () => {
    await story.deliver({ ...story.posted(), occurred_at: '2020-02-01T12:00:00.000Z' });
    expect(await overview()).toMatchObject({ jobs: { total: 1, thisMonth: 0, active: 1 } });
  });

  it('no longer counts, nor names, the user who left; nor jobs that were taken down [R244]', async () => {
    for (const envelope of story.everything()) await story.deliver(envelope);
    await story.deliver(
      envelopeOf(userDeleted, { subjectId: story.freelancerId, version: 9, payload: { role: 'freelancer' } }),
    );
    await story.deliver(story.named(story.freelancerId, 'freelancer', 'Maya Patel', 10));
    await story.deliver(story.closed('deleted', 3));
    expect(await overview()).toMatchObject({
      users: { total: 1, freelancers: 0, verified: 0 },
      jobs: { total: 0, active: 0 },
    });
    const stored = await service.rows(
      'SELECT facts FROM subjects UNION ALL SELECT facts FROM activities UNION ALL SELECT payload FROM heard_events',
    );
    expect(JSON.stringify([stored, await activity('?page_size=100')])).not.toContain('Maya');
  });

  it('lists what happened, newest first, in sentences [R233]', async () => {
    for (const [index, envelope] of story.everything().entries()) {
      await story.deliver({ ...envelope, occurred_at: new Date(Date.UTC(2026, 10, 21, 10, index)).toISOString() });
    }
    expect((await activity()).map(({ text }) => text)).toEqual([
      'FOH engineer was filled',
      'The application of Maya Patel for FOH engineer is hired',
      'Maya Patel applied for FOH engineer',
      'Meridian Events posted FOH engineer',
      'Maya Patel verified their email',
      'Maya Patel joined as crew',
      'Meridian Events joined as a company',
    ]);
    expect(await activity('?page=2&page_size=3')).toHaveLength(3);
    expect((await admin.get('/api/admin/activity?page_size=1')).headers.get('x-total-count')).toBe('7');
  });

  it('names who sent feedback, unless they were not signed in [R233]', async () => {
    await story.deliver(story.named(story.freelancerId, 'freelancer', 'Maya Patel'));
    const feedback = { feedbackType: 'suggestion', message: 'A calendar would help me plan.', pageUrl: '/jobs' };
    const crew = service.as({ id: story.freelancerId, role: 'freelancer' });
    for (const sender of [crew, service.anonymous()])
      expect((await sender.post('/api/feedback', feedback)).status).toBe(201);
    expect((await activity()).map(({ text }) => text)).toEqual(['Feedback was received', 'Maya Patel sent feedback']);
  });

  it('says of whom a company asked that they were invited, not that they applied [R233]', async () => {
    await story.deliver(story.named(story.freelancerId, 'freelancer', 'Maya Patel'));
    await story.deliver(story.invited());
    expect((await activity()).map(({ text }) => text)).toEqual(['Maya Patel was invited to FOH engineer']);
  });

  it('logs one closing once, however many batches tell of it [R233]', async () => {
    for (const batch of [0, 1, 2]) await story.deliver(story.closed('filled', 2, batch));
    expect(await activity()).toHaveLength(1);
  });

  it('keeps one open report of a person about the same, and does not let one person bury the rest [R250]', async () => {
    const payload = { kind: 'job' as const, target_id: story.jobId, reason: 'A fraud', snapshot: 'Pay to work' };
    const report = async (facts: object = {}) => {
      const told = envelopeOf(jobReported, { subjectId: story.jobId, payload: { ...payload, ...facts } });
      await service.redeliver({ ...told, actor_id: story.freelancerId });
    };
    for (const envelope of story.everything()) await story.deliver(envelope);
    const open = async () => (await admin.get<ModerationCase[]>('/api/admin/moderation?status=open')).body;
    await report();
    await report();
    expect(await open()).toMatchObject([{ kind: 'job', snapshot: 'Pay to work', reporter_name: 'Maya Patel' }]);
    await admin.post(`/api/admin/moderation/${(await open())[0]?.id}/decision`, { decision: 'removed' });
    await report();
    expect(await open()).toHaveLength(1);
    for (let index = 0; index < 50; index += 1) await report({ target_id: newId() });
    const { headers } = await admin.get('/api/admin/moderation?status=open');
    expect(headers.get('x-total-count')).toBe('50');
  });

  it('shows what was looked for in vain, most wanted first [R244]', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const told = envelopeOf(searchesFoundNothing, {
      subjectId: newId(),
      payload: {
        day,
        terms: [
          { term: 'theremin', count: 2 },
          { term: 'rigger in leeds', count: 3 },
        ],
      },
    });
    await service.redeliver(told);
    await service.redeliver(told);
    await service.redeliver({ ...told, id: newId(), payload: { day, terms: [{ term: 'theremin', count: 2 }] } });
    await service.redeliver({
      ...told,
      id: newId(),
      payload: { day: '2020-01-01', terms: [{ term: 'old', count: 9 }] },
    });
    expect((await admin.get('/api/admin/analytics/searches')).body).toEqual([
      { term: 'theremin', count: 4, last_on: day },
      { term: 'rigger in leeds', count: 3, last_on: day },
    ]);
  });

  it.each(['/api/admin/analytics/overview', '/api/admin/activity'])(
    'shows %s to administrators only [R250]',
    async (path) => {
      const stranger = await service.anonymous().get(path);
      expect([stranger.status, stranger.body['code']]).toEqual([401, 'AUTH_REQUIRED']);
      for (const role of ['freelancer', 'recruiter'] as const) {
        const { status, body } = await service.as({ id: newId(), role }).get(path);
        expect([role, status, body['error']]).toEqual([role, 403, 'Access denied']);
      }
      expect((await admin.get(path)).status).toBe(200);
    },
  );

  it.each(['page=0', 'page=x', 'page_size=101', 'page=1&page=2', 'kind=all'])(
    'refuses the log with ?%s',
    async (query) => {
      const { status, body } = await admin.get(`/api/admin/activity?${query}`);
      expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});
