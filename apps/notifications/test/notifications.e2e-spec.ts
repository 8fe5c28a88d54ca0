import type { LiveRecord } from '@crewcall/contracts-core';
import type { NotificationItem } from '@crewcall/contracts-notifications';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('a person’s notifications', () => {
  let service: TestService;
  let story: Story;
  let crew: TestClient;
  let company: TestClient;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(() => {
    story = new Story(service);
    crew = service.as(story.freelancer);
    company = service.as(story.recruiter);
  });
  afterAll(() => service.stop());

  const countOf = async (client: TestClient) => (await client.get('/api/notifications/unread-count')).body['count'];
  const categoriesOf = async (client: TestClient) => (await client.get('/api/notifications/category-counts')).body;
  const everything = () => service.rows('SELECT id, is_read FROM notifications ORDER BY id');

  it('lists them newest first, in pages, with the number of all [R069]', async () => {
    await story.move('reviewed');
    await story.move('shortlisted');
    await story.move('hired');
    const first = await crew.get<NotificationItem[]>('/api/notifications?page_size=2');
    expect(first.status).toBe(200);
    expect(first.body.map(({ title }) => title)).toEqual(['You’re hired!', 'You’re on the shortlist']);
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await crew.get<NotificationItem[]>('/api/notifications?page_size=2&page=2');
    expect(second.body.map(({ title }) => title)).toEqual(['Your application was opened']);
  });

  it('filters by category and by what is unread, and counts what it filters [R075]', async () => {
    await story.move('reviewed');
    const [{ id }] = (await story.listOf(story.freelancer)) as [NotificationItem];
    await story.move('hired');
    await crew.patch(`/api/notifications/${id}/read`);
    const totalOf = async (query: string) => {
      const { body, headers } = await crew.get<NotificationItem[]>(`/api/notifications?${query}`);
      return [body.length, headers.get('x-total-count')];
    };
    expect(await totalOf('unread=true')).toEqual([1, '1']);
    expect(await totalOf('unread=false')).toEqual([1, '1']);
    expect(await totalOf('category=applications')).toEqual([2, '2']);
    expect(await totalOf('category=applications&unread=true')).toEqual([1, '1']);
    expect(await totalOf('category=ratings')).toEqual([0, '0']);
  });

  it('counts what is unread, by category, for the role [R066] [R074] [R076]', async () => {
    await story.move('hired');
    await story.apply();
    expect(await countOf(crew)).toBe(1);
    expect(await categoriesOf(crew)).toEqual({ messages: 0, applications: 1, jobs: 0, ratings: 0, total: 1 });
    await service.rows('UPDATE notification_counts SET jobs = 4');
    expect(await categoriesOf(crew)).toMatchObject({ jobs: 4, total: 1 });
    expect(await categoriesOf(company)).toMatchObject({ jobs: 4, total: 5 });
  });

  it('marks one as read, once [R070]', async () => {
    await story.move('hired');
    const [{ id }] = (await story.listOf(story.freelancer)) as [NotificationItem];
    expect(await crew.patch(`/api/notifications/${id}/read`)).toMatchObject({
      status: 200,
      body: { id, is_read: true },
    });
    expect(await crew.patch(`/api/notifications/${id}/read`)).toMatchObject({
      status: 200,
      body: { id, is_read: true },
    });
    expect(await countOf(crew)).toBe(0);
    expect(await categoriesOf(crew)).toMatchObject({ applications: 0, total: 0 });
  });

  it('marks all as read, or one category [R071] [R075]', async () => {
    await story.move('reviewed');
    await story.move('hired');
    expect((await crew.patch('/api/notifications/mark-category-read/ratings')).body).toEqual({ changed: 0 });
    expect(await countOf(crew)).toBe(2);
    expect((await crew.patch('/api/notifications/mark-category-read/applications')).body).toEqual({ changed: 2 });
    await story.move('rejected');
    expect((await crew.patch('/api/notifications/mark-all-read')).body).toEqual({ changed: 1 });
    expect(await categoriesOf(crew)).toEqual({ messages: 0, applications: 0, jobs: 0, ratings: 0, total: 0 });
  });

  it('deletes one, for good [R072]', async () => {
    await story.move('hired');
    const [{ id }] = (await story.listOf(story.freelancer)) as [NotificationItem];
    expect((await crew.delete(`/api/notifications/${id}`)).status).toBe(204);
    expect(await story.listOf(story.freelancer)).toEqual([]);
    expect(await countOf(crew)).toBe(0);
    expect((await crew.delete(`/api/notifications/${id}`)).status).toBe(404);
  });

  it('takes the JSON content type of a client that sends no body [R056]', async () => {
    await story.move('hired');
    const [{ id }] = (await story.listOf(story.freelancer)) as [NotificationItem];
    const json = crew.with({ 'content-type': 'application/json' });
    expect((await json.patch(`/api/notifications/${id}/read`)).status).toBe(200);
    expect((await json.delete(`/api/notifications/${id}`)).status).toBe(204);
  });

  it('keeps counts right when everything happens at once', async () => {
    await Promise.all(['reviewed', 'shortlisted', 'hired', 'rejected'].map((to) => story.move(to as 'hired')));
    const items = await story.listOf(story.freelancer);
    await Promise.all([
      ...items.flatMap(({ id }) => [
        crew.patch(`/api/notifications/${id}/read`),
        crew.delete(`/api/notifications/${id}`),
      ]),
      crew.patch('/api/notifications/mark-all-read'),
      crew.patch('/api/notifications/mark-category-read/applications'),
      story.move('hired'),
    ]);
    const [row] = await service.rows<{ unread: string }>(
      'SELECT count(*) AS unread FROM notifications WHERE recipient_id = $1 AND NOT is_read',
      [story.freelancer.id],
    );
    expect(await countOf(crew)).toBe(Number(row?.unread));
    expect(await categoriesOf(crew)).toMatchObject({ applications: Number(row?.unread) });
  });

  it('answers a poll that learns nothing with 304, and with what is new as soon as there is any [R066]', async () => {
    await story.move('reviewed');
    for (const path of [
      '/api/notifications',
      '/api/notifications/unread-count',
      '/api/notifications/category-counts',
    ]) {
      const { headers } = await crew.get(path);
      const poll = crew.with({ 'if-none-match': headers.get('etag') ?? '' });
      expect([path, (await poll.get(path)).status]).toEqual([path, 304]);
      expect(
        (
          await service
            .as({ ...story.recruiter })
            .with({ 'if-none-match': headers.get('etag') ?? '' })
            .get(path)
        ).status,
      ).toBe(200);
      await story.move('hired');
      expect([path, (await poll.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('marks the answers of two people differently, though both have none: a browser may ask for one with the mark of the other', async () => {
    for (const path of ['', '/unread-count', '/category-counts'].map((rest) => `/api/notifications${rest}`)) {
      const known = (await crew.get(path)).headers.get('etag') ?? '';
      const next = service.as({ ...story.freelancer, id: newId() }).with({ 'if-none-match': known });
      expect([path, (await next.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('replays what was missed, in order and to its owner only [R077] [S40]', async () => {
    await story.move('reviewed');
    await story.move('hired');
    const all = await crew.get<LiveRecord[]>('/api/notifications/live');
    expect(all.body.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    const rest = await crew.get<LiveRecord[]>('/api/notifications/live?after=2');
    expect(rest.body.map(({ seq, event }) => [seq, event])).toEqual([
      [3, 'application_update'],
      [4, 'badge_counts_update'],
    ]);
    const { body } = await company.get<LiveRecord[]>('/api/notifications/live?after=0');
    expect(body.map(({ event }) => event)).toEqual(['applicant_board_update', 'applicant_board_update']);
  });

  it('says of another’s notification that there is none, and changes nothing [R252] [S13]', async () => {
    await story.move('hired');
    const [{ id }] = (await story.listOf(story.freelancer)) as [NotificationItem];
    const before = await everything();
    for (const path of [id, newId(), 'x', '1', `${id}%00`, `${id}'--`]) {
      expect([path, (await company.patch(`/api/notifications/${path}/read`)).status]).toEqual([path, 404]);
      expect([path, (await company.delete(`/api/notifications/${path}`)).status]).toEqual([path, 404]);
    }
    await company.patch('/api/notifications/mark-all-read');
    expect(await everything()).toEqual(before);
    expect(await countOf(crew)).toBe(1);
  });

  it('asks a stranger to log in, everywhere [R252]', async () => {
    const id = newId();
    const calls: [string, string][] = [
      ['GET', ''],
      ['GET', '/unread-count'],
      ['GET', '/category-counts'],
      ['GET', '/live'],
      ['PATCH', `/${id}/read`],
      ['PATCH', '/mark-all-read'],
      ['PATCH', '/mark-category-read/jobs'],
      ['DELETE', `/${id}`],
    ];
    for (const [method, path] of calls) {
      const { status, body } = await service.anonymous().send(method, `/api/notifications${path}`);
      expect([path, status, body['code']]).toEqual([path, 401, 'AUTH_REQUIRED']);
    }
  });

  it.each([
    'page=0',
    'page=-1',
    'page=a',
    'page=1.5',
    'page=100000000',
    'page_size=101',
    'page_size=0',
    'page=1&page=2',
    'category=total',
    'category=',
    'category[]=jobs',
    'unread=perhaps',
    'user_id=1',
    `category=${'x'.repeat(5000)}`,
  ])('refuses the list with ?%s [S48] [S63]', async (query) => {
    const { status, body } = await crew.get(`/api/notifications?${query}`);
    expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('refuses an unknown category and a sequence number that is none [R075]', async () => {
    const wrong = await crew.patch('/api/notifications/mark-category-read/total');
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'category must be one of messages, applications, jobs, ratings', code: 'VALIDATION_FAILED' },
    });
    expect((await crew.get('/api/notifications/live?after=-1')).status).toBe(400);
    expect((await crew.get('/api/notifications/live?after=1e99')).status).toBe(400);
  });
});
