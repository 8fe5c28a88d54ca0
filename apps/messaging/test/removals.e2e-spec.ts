import { createHash } from 'node:crypto';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { messageRemoved } from '@crewcall/contracts-messaging/dto';
import { eventually, startTestService, type TestService, tokenFor } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { REMOVED_WORDS } from '../src/moderation/removals.service.js';
import { LiveClient } from './live-client.js';
import { Cast } from './people.js';

describe('a message that an administrator removed', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  const remove = (id: string) =>
    service.deliver(moderationDecided, {
      subjectId: id,
      payload: { case_id: id, decision: 'removed', target: { kind: 'message', id } },
    });

  it('is read again by every screen that has it, and its notice is told without its words', async () => {
    const { maya, company, id, first } = await cast.talking('Buy my course');
    const live = await new LiveClient(service, tokenFor(company)).authenticate(company.id);
    await remove(first.id);
    await eventually(() => live.heard('conversation_update').length > 0);
    expect(live.heard('conversation_update')).toMatchObject([{ conversation_id: id, message_ids: [first.id] }]);
    live.close();
    const was_sha256 = createHash('sha256').update('Buy my course').digest('hex');
    const told = await service.outbox(messageRemoved, first.id);
    expect(told.map(({ payload }) => payload)).toEqual([
      { conversation_id: id, people: [maya.id, company.id].sort(), was_sha256, preview: REMOVED_WORDS },
    ]);
  });
});
