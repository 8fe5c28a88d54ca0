import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { PersonalDataParts } from '@crewcall/platform-personal-data';
import { expectCompleteExport, startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { FeedbackExporter } from '../src/personal-data/feedback.exporter.js';
import { keptBack } from './kept-back.js';

describe('feedback', () => {
  let service: TestService;
  let crew: TestClient;
  let crewId: string;
  let address = 0;
  const good = {
    feedbackType: 'suggestion',
    message: 'A calendar would help me plan.',
    pageUrl: '/jobs',
    timestamp: '2026-11-21T10:00:00.000Z',
    source: 'header',
  };
  /** A stranger from an address that was not used before, as the gateway would name it. */
  const stranger = (): TestClient => {
    address += 1;
    return service.anonymous().with({ 'x-forwarded-for': `203.0.113.${address}` });
  };
  const stored = () => service.rows('SELECT * FROM feedback ORDER BY created_at');

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'admin' });
  });
  beforeEach(async () => {
    crewId = newId();
    crew = service.as({ id: crewId, role: 'freelancer' });
    await service.rows('DELETE FROM feedback');
  });
  afterAll(() => service.stop());

  it('is taken from any user who is signed in [R091] [R251]', async () => {
    const { status, body } = await crew.post('/api/feedback', good);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        feedback_type: 'suggestion',
        status: 'pending',
        created_at: expect.any(String) as string,
      },
    ]);
    expect(await stored()).toMatchObject([
      {
        sender_id: crewId,
        feedback_type: 'suggestion',
        message: good.message,
        page_path: '/jobs',
        source: 'header',
        status: 'pending',
        priority: 'normal',
        sent_at: new Date(good.timestamp),
      },
    ]);
    for (const role of ['recruiter', 'admin'] as const) {
      expect((await service.as({ id: newId(), role }).post('/api/feedback', good)).status).toBe(201);
    }
  });

  it('may have 5,000 characters, as people count them', async () => {
    const message = '🇬🇧'.repeat(5000);
    expect((await crew.post('/api/feedback', { ...good, message })).status).toBe(201);
    expect(await stored()).toMatchObject([{ message }]);
    expect((await crew.post('/api/feedback', { ...good, message: `${message}!` })).status).toBe(400);
  });

  it('is taken from strangers, and from no user whose token is stale [R091]', async () => {
    expect(
      (await stranger().post('/api/feedback', { feedbackType: 'other', message: 'Nice to look at.' })).status,
    ).toBe(201);
    expect(await stored()).toMatchObject([{ sender_id: null, page_path: null, source: 'header', sent_at: null }]);
  });

  it('is counted: strangers by address, and sooner [R091]', async () => {
    const one = stranger();
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await one.post('/api/feedback', good));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = answers.at(-1);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stranger().post('/api/feedback', good)).status).toBe(201);
    expect((await crew.post('/api/feedback', good)).status).toBe(201);
    expect(await stored()).toHaveLength(7);
  });

  it.each([
    [{ feedbackType: undefined }, 'Please select a feedback type'],
    [{ feedbackType: 'praise' }, 'Please select a feedback type'],
    [{ feedbackType: ['other'] }, 'Please select a feedback type'],
    [{ message: undefined }, 'Please provide at least 10 characters of feedback'],
    [{ message: 'too short' }, 'Please provide at least 10 characters of feedback'],
    [{ message: '            ' }, 'Please provide at least 10 characters of feedback'],
    [{ message: { $ne: '' } }, 'Please provide at least 10 characters of feedback'],
    [{ message: 'x'.repeat(5001) }, 'Please keep your feedback under 5000 characters'],
    [{ message: 'nul \u0000 in the middle' }, 'Please write your feedback as plain text'],
  ])('refuses %j in the words of the form [R090]', async (wrong, words) => {
    const { status, body } = await crew.post('/api/feedback', { ...good, ...wrong });
    expect([status, body['error'], body['code']]).toEqual([400, words, 'VALIDATION_FAILED']);
    expect(await stored()).toEqual([]);
  });

  it.each([
    { timestamp: 'now' },
    { timestamp: '+275760-09-13T00:00:00Z' },
    { source: 'footer' },
    { pageUrl: 5 },
    { pageUrl: `/${'x'.repeat(3000)}` },
    { priority: 'high' },
    { status: 'closed' },
    { sender_id: 'x' },
  ])('refuses %j and stores nothing [R090]', async (wrong) => {
    expect((await crew.post('/api/feedback', { ...good, ...wrong })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('refuses what is not JSON, or far too much', async () => {
    expect((await crew.post('/api/feedback', '{"message": ')).status).toBe(400);
    expect((await crew.post('/api/feedback', { ...good, message: 'x'.repeat(1_200_000) })).status).toBe(413);
    expect((await crew.post('/api/feedback', '[]')).status).toBe(400);
  });

  it('keeps text as text and of the page only its path [R091]', async () => {
    const message = '<script>alert("boo")</script> and £ and 🎚';
    await crew.post('/api/feedback', { ...good, message, pageUrl: '/reset-password?token=secret#top' });
    await crew.post('/api/feedback', { ...good, pageUrl: 'javascript:alert(1)' });
    expect((await stored()).map((row) => [row['message'], row['page_path']])).toEqual([
      [message, '/reset-password'],
      [good.message, null],
    ]);
  });

  it('is high priority when a user is stuck, or when it burns in three places [R091]', async () => {
    await crew.post('/api/feedback', { ...good, feedbackType: 'malfunction', message: 'I cannot log in on my phone.' });
    for (const ending of ['', ' today', ' again']) {
      await crew.post('/api/feedback', {
        ...good,
        feedbackType: 'malfunction',
        message: `The map on the jobs page stays empty${ending}.`,
      });
    }
    expect((await stored()).map((row) => row['priority'])).toEqual(['high', 'normal', 'normal', 'high']);
  });

  it('is stored once, however often it is sent with one key', async () => {
    const retrying = crew.with({ 'idempotency-key': 'feedback-key-0001' });
    const [first, second] = [await retrying.post('/api/feedback', good), await retrying.post('/api/feedback', good)];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toHaveLength(1);
  });

  it('hands over to a person what they sent, and to no other user', async () => {
    await crew.post('/api/feedback', good);
    const handedTo = async (userId: string): Promise<object[]> => {
      const records = [];
      for await (const record of service.get(FeedbackExporter).records(userId)) records.push(record);
      return records;
    };
    expect(await handedTo(crewId)).toMatchObject([{ feedback_type: 'suggestion', message: good.message }]);
    expect(await handedTo(newId())).toEqual([]);
  });

  it('is in a person’s copy, where every column of this service is in or kept back for a reason [S71]', () =>
    expectCompleteExport(service, service.get(PersonalDataParts).exporters, keptBack));

  it('forgets who sent it once they leave', async () => {
    await crew.post('/api/feedback', good);
    await service.deliver(userDeleted, { subjectId: crewId, payload: { role: 'freelancer' } });
    expect(await stored()).toMatchObject([{ sender_id: null, message: good.message }]);
    expect(await service.rows('SELECT * FROM activities WHERE actor_id = $1', [crewId])).toEqual([]);
  });

  it('is asked for by the web app until an administrator switches that off, which is written down [R089]', async () => {
    const state = async () => (await service.anonymous().get('/api/feedback/popup')).body;
    const admin = service.as({ id: newId(), role: 'admin' });
    expect(await state()).toEqual({ is_on: true });
    expect((await admin.send('PUT', '/api/admin/feedback/popup', { is_on: 'no' })).status).toBe(400);
    for (const is_on of [false, false, true, false])
      expect((await admin.send('PUT', '/api/admin/feedback/popup', { is_on })).body).toEqual({ is_on });
    expect(await state()).toEqual({ is_on: false });
    const { body } = await admin.get<{ deed: string; before: object; after: object }[]>(
      '/api/admin/audit?search=popup',
    );
    expect(body.map(({ deed }) => deed)).toEqual([
      'feedback.popup-switched-off',
      'feedback.popup-switched-on',
      'feedback.popup-switched-off',
    ]);
    expect(body[0]).toMatchObject({ before: { is_on: true }, after: { is_on: false } });
  });
});
