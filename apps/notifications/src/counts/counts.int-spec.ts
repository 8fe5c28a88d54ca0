import { conversationRead, messageSent } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { Story } from '../../test/story.js';
import { AppModule } from '../app.module.js';
import { RebuildCounts } from './rebuild-counts.service.js';

/** Numbers from 0 to 1, the same for the same seed: a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe('counts', () => {
  let service: TestService;
  const counted = () =>
    service.rows(
      `SELECT recipient_id AS user_id, count(*)::int AS stored, count(*) FILTER (WHERE NOT is_read)::int AS unread,
         count(*) FILTER (WHERE NOT is_read AND type = 'new_message')::int AS messages,
         count(*) FILTER (WHERE type = 'new_message')::int AS stored_messages,
         count(*) FILTER (WHERE NOT is_read AND type = 'application_update')::int AS applications,
         count(*) FILTER (WHERE type = 'application_update')::int AS stored_applications
       FROM notifications GROUP BY recipient_id ORDER BY 1`,
    );
  const kept = () =>
    service.rows(
      `SELECT user_id, stored, unread, messages, stored_messages, applications, stored_applications
       FROM notification_counts WHERE stored > 0 ORDER BY 1`,
    );

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  afterAll(() => service.stop());

  it.each([1, 2])(
    'never drift from the list, whatever happens in whatever order (seed %i) [R066] [R074]',
    async (seed) => {
      const random = randomFrom(seed);
      const story = new Story(service);
      const crew = service.as(story.freelancer);
      const conversations = [newId(), newId()];
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      const ids = async () => (await story.listOf(story.freelancer)).map(({ id }) => id);
      const changes: (() => Promise<unknown>)[] = [
        () => story.move(pick(['reviewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'])),
        async () => story.again(await story.move('hired')),
        () => {
          const payload = {
            conversation_id: pick(conversations),
            message_id: newId(),
            sender_id: story.recruiter.id,
            recipient_id: story.freelancer.id,
            preview: 'Hello',
          };
          return story.tell(messageSent, { subjectId: payload.message_id, payload });
        },
        () => {
          const conversation_id = pick(conversations);
          const payload = { conversation_id, reader_id: story.freelancer.id, up_to: new Date().toISOString() };
          return story.tell(conversationRead, { subjectId: conversation_id, payload });
        },
        async () => crew.patch(`/api/notifications/${pick([...(await ids()), newId()])}/read`),
        async () => crew.delete(`/api/notifications/${pick([...(await ids()), newId()])}`),
        () => crew.patch(`/api/notifications/mark-category-read/${pick(['messages', 'applications', 'jobs'])}`),
        () => crew.patch('/api/notifications/mark-all-read'),
      ];
      for (let turn = 0; turn < 12; turn += 1) {
        // Four things at once, as from several tabs and replicas.
        await Promise.all([0, 1, 2, 3].map(() => pick(changes)()));
        expect(await kept()).toEqual(await counted());
      }
    },
  );

  it('are put right by the rebuild, which touches nothing that is right', async () => {
    const story = new Story(service);
    await story.move('hired');
    await story.apply();
    expect(await service.get(RebuildCounts).run()).toBe(0);
    await service.rows('UPDATE notification_counts SET unread = 40, messages = 7 WHERE user_id = $1', [
      story.freelancer.id,
    ]);
    expect(await service.get(RebuildCounts).run()).toBe(1);
    expect(await kept()).toEqual(await counted());
  });
});
