import { createHash } from 'node:crypto';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import type { LiveRecord } from '@crewcall/contracts-core';
import { messageRemoved } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { eventually, startTestService, type TestService, tokenFor } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { ScanningService } from '../src/attachments/scanning.service.js';
import { REMOVED_WORDS } from '../src/moderation/removals.service.js';
import { LiveClient } from './live-client.js';
import { Cast, say } from './people.js';
import { storageEnv } from './storage.js';

describe('a message that an administrator removed', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'messaging',
      env: storageEnv(),
    });
    cast = new Cast(service);
    await eventually(async () => {
      const { body } = await service.anonymous().get<{ checks: Record<string, string> }>('/health/ready');
      return body.checks['storage'] === 'up';
    });
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

  it('is replayed without its words to who was away, and every other message with them', async () => {
    const { maya, company, id, first } = await cast.talking('Buy my course');
    await say(company, id, 'On Friday?');
    await remove(first.id);
    for (const { api } of [maya, company]) {
      const { body } = await api.get<LiveRecord[]>('/api/messages/live?after=0');
      const read = body.flatMap(({ payload }) => ('message' in payload ? [payload.message.content] : []));
      expect(read).toEqual([REMOVED_WORDS, 'On Friday?']);
    }
  });

  it('keeps its file back also when the scanner finds it safe afterwards [R212]', async () => {
    const { maya, company, first } = await cast.talking();
    const file = newId();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');
    await service.get(Storage).put('messages-quarantine', file, pdf, 'application/pdf');
    await service.rows(
      `INSERT INTO attachments (id, owner_id, message_id, original_filename, file_type, file_size, handed_in_at)
       VALUES ($1, $2, $3, 'plan.pdf', 'application/pdf', $4, now())`,
      [file, maya.id, first.id, pdf.length],
    );
    await remove(first.id);
    await service.get(ScanningService).scan(file);
    expect(await service.rows('SELECT scan_status, moderation_status FROM attachments WHERE id = $1', [file])).toEqual([
      { scan_status: 'safe', moderation_status: 'rejected' },
    ]);
    for (const { api } of [maya, company])
      expect(await api.get(`/api/files/download/${file}`)).toMatchObject({
        status: 403,
        body: { code: 'ATTACHMENT_BLOCKED' },
      });
  });

  it('is given no file any more by who wrote it', async () => {
    const { maya, first, id } = await cast.talking();
    const file = newId();
    await service.rows(
      `INSERT INTO attachments (id, owner_id, original_filename, file_type, file_size, handed_in_at)
       VALUES ($1, $2, 'plan.pdf', 'application/pdf', 40, now())`,
      [file, maya.id],
    );
    const attachTo = (messageId: string) =>
      maya.api.post(`/api/messages/${messageId}/attachments`, { objectPath: `/objects/${file}` });
    await remove(first.id);
    expect(await attachTo(first.id)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
    expect(await attachTo((await say(maya, id, 'Here it is')).id)).toMatchObject({ status: 201 });
  });
});
