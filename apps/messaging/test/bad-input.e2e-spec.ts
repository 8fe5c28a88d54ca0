import { newId } from '@crewcall/platform-database';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { Cast } from './people.js';

const TABLES = ['conversations', 'participants', 'messages', 'blocks', 'message_reports'] as const;

describe('what messaging does not take', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'messaging',
      env: { MESSAGES_PER_TEN_SECONDS: '40' },
    });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  it('refuses what may not be sent, and stores nothing of it [R198] [R199] [S13] [S14]', async () => {
    const { maya, company, id, first } = await cast.talking();
    const stranger = await cast.add('Eve');
    const before = await service.fingerprint(TABLES);
    const empty = 'Message cannot be empty';
    const texts: [unknown, string][] = [
      ['', empty],
      ['   \n\t', empty],
      ['\u200B\u200D\u2060\uFEFF\u00AD', empty],
      ['\u3164\u2800', empty],
      [null, empty],
      [{}, empty],
      ['x'.repeat(10_001), 'A message can have at most 10,000 characters.'],
      ['nul\u0000', 'A message cannot contain control characters.'],
    ];
    for (const [content, error] of texts) {
      expect(await maya.api.post('/api/messages', { conversation_id: id, content })).toMatchObject({
        status: 400,
        body: { error, code: 'VALIDATION_FAILED' },
      });
      const started = await maya.api.post('/api/conversations', { userTwoId: company.id, initialMessage: content });
      expect([started.status, started.body['error']]).toEqual([400, error]);
    }
    const begin = (userTwoId: unknown) => maya.api.post('/api/conversations', { userTwoId, initialMessage: 'Hi' });
    expect((await begin(maya.id)).body).toMatchObject({ code: 'MESSAGE_TO_SELF' });
    expect((await begin(newId())).status).toBe(404);
    expect((await begin('../admin')).status).toBe(400);
    const others = await Promise.all([
      stranger.api.get(`/api/conversations/${id}`),
      stranger.api.get(`/api/conversations/${id}/messages`),
      stranger.api.delete(`/api/conversations/${id}`),
      stranger.api.post(`/api/conversations/${id}/read`),
      stranger.api.put(`/api/conversations/${id}/block`),
      stranger.api.delete(`/api/conversations/${id}/block`),
      stranger.api.post('/api/messages', { conversation_id: id, content: 'Me too' }),
      stranger.api.post(`/api/messages/${first.id}/report`, { reason: 'Nosy' }),
      stranger.api.get('/api/conversations/with/nobody'),
      stranger.api.get('/api/conversations/1%27--/messages'),
    ]);
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(404));
    for (const query of ['before=0', 'limit=0', 'limit=101', 'before=x', 'limit=1e9', 'mark_read=maybe'])
      expect((await maya.api.get(`/api/conversations/${id}/messages?${query}`)).status).toBe(400);
    for (const path of ['/api/conversations', `/api/conversations/${id}/messages`, '/api/messages/unread-count'])
      expect((await service.anonymous().get(path)).status).toBe(401);
    expect(await service.fingerprint(TABLES)).toBe(before);
    expect((await maya.api.post('/api/messages', { conversation_id: id, content: '🎛'.repeat(10_000) })).status).toBe(
      201,
    );
  });

  it('slows the user who sends without end, and no other user', async () => {
    const { maya, company, id } = await cast.talking();
    const send = (by: typeof maya) => by.api.post('/api/messages', { conversation_id: id, content: 'Flood' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(maya)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(21);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^([1-9]|10)$/);
    expect((await send(company)).status).toBe(201);
  });

  it('has one pace for all ways to send [F10]', async () => {
    const { maya, company, id } = await cast.talking();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2
          ? maya.api.post('/api/messages', { conversation_id: id, content: 'Flood' })
          : maya.api.post('/api/conversations', { userTwoId: company.id, initialMessage: 'Flood' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(39);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(21);
  });

  it('holds no one up with one person’s messages that wait for their conversation [F10]', async () => {
    const { maya, company, id } = await cast.talking();
    const meanwhile = await cast.talking();
    const holder = new pg.Client({ connectionString: service.databaseUrl });
    await holder.connect();
    holder.on('error', () => undefined);
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE', [id]);
    const waiting = Array.from({ length: 30 }, (_, n) =>
      n % 2
        ? maya.api.post('/api/messages', { conversation_id: id, content: 'Flood' })
        : maya.api.post('/api/conversations', { userTwoId: company.id, initialMessage: 'Flood' }),
    );
    const held = async (): Promise<number> => {
      const { rowCount } = await holder.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return rowCount ?? 0;
    };
    await eventually(async () => (await held()) > 0);
    const others = await Promise.all(
      Array.from({ length: 9 }, () =>
        meanwhile.maya.api.post('/api/messages', { conversation_id: meanwhile.id, content: 'Hi' }),
      ),
    );
    const heldUp = await held();
    await holder.query('COMMIT');
    await holder.end();
    expect([heldUp, ...others.map(({ status }) => status)]).toEqual([1, ...Array<number>(9).fill(201)]);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(30).fill(201));
  });
});
