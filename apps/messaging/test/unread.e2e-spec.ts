import { conversationRead } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Cast, historyOf, say, type Someone, unreadOf } from './people.js';

/** A small generator with a seed, so that a run that fails can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('unread counts', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  /** What must be true, told from the messages themselves. */
  const trueCount = async (someone: Someone): Promise<number> => {
    const [row] = await service.rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM participants p JOIN messages m ON m.conversation_id = p.conversation_id
       WHERE p.user_id = $1 AND m.sender_id IS DISTINCT FROM $1 AND m.seq > greatest(p.read_seq, p.cleared_seq)`,
      [someone.id],
    );
    return row?.count ?? -1;
  };

  it.each([20_261_121, 4_242])(
    'are true after any interleaving of sending, reading, deleting and coming back (seed %i) [R204]',
    async (seed) => {
      const random = seeded(seed);
      const { maya, company, id } = await cast.talking();
      const both = [maya, company];
      const moves: ((someone: Someone) => Promise<unknown>)[] = [
        (someone) => say(someone, id, 'Another'),
        (someone) => say(someone, id, 'And one more'),
        (someone) => someone.api.post(`/api/conversations/${id}/read`, { up_to: Math.floor(random() * 30) }),
        (someone) => someone.api.post(`/api/conversations/${id}/read`),
        (someone) => historyOf(someone, id, ''),
        (someone) => someone.api.delete(`/api/conversations/${id}`),
        // A client that came back sends again what it does not know to have arrived.
        async (someone) => {
          const message = { conversation_id: id, content: 'Twice', client_id: newId() };
          return Promise.all([someone.api.post('/api/messages', message), someone.api.post('/api/messages', message)]);
        },
      ];
      const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)] as T;
      for (let round = 0; round < 6; round += 1)
        await Promise.all(Array.from({ length: 8 }, () => pick(moves)(pick(both))));
      for (const someone of both) expect(await unreadOf(someone)).toBe(await trueCount(someone));
      const numbers = (
        await service.rows<{ seq: string }>('SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq', [id])
      ).map(({ seq }) => Number(seq));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      await Promise.all(both.map((someone) => say(someone, id, 'So that both have it')));
      for (const someone of both) {
        await historyOf(someone, id, '');
        expect(await unreadOf(someone)).toBe(0);
      }
    },
  );

  it('end with a conversation that is deleted unread, and the notice of it with them', async () => {
    const { maya, company, id } = await cast.talking();
    await say(company, id, 'Are you free?');
    const { rows } = service;
    const [last] = await rows<{ at: Date }>('SELECT max(created_at) AS at FROM messages WHERE conversation_id = $1', [
      id,
    ]);
    expect((await maya.api.delete(`/api/conversations/${id}`)).status).toBeLessThan(300);
    const payload = { conversation_id: id, reader_id: maya.id, up_to: last?.at.toISOString() };
    expect((await service.outbox(conversationRead, id)).at(-1)?.payload).toEqual(payload);
  });
});
