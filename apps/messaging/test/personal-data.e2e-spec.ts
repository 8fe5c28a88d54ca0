import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { FileDownload } from '@crewcall/contracts-messaging';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { PersonalDataParts } from '@crewcall/platform-personal-data';
import { ObjectMissingError, Storage } from '@crewcall/platform-storage';
import { eventually, expectCompleteExport, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { buckets } from '../src/attachments/object-path.js';
import { MessagesExporter } from '../src/personal-data/messages.exporter.js';
import { keptBack } from './kept-back.js';
import { Cast, conversationsOf, historyOf } from './people.js';
import { storageEnv } from './storage.js';

describe('what messaging holds on a person', () => {
  let service: TestService;
  let cast: Cast;
  beforeAll(async () => {
    const env = storageEnv();
    service = await startTestService({ module: AppModule, name: 'messaging', env });
    await service.get(Storage).ensureBuckets();
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  async function withFile() {
    const { maya, company, id, first } = await cast.talking('Here is my plot.');
    const file = newId();
    await service.get(Storage).put(buckets.safe, file, Buffer.from('channel list'), 'text/plain');
    await service.rows(
      `INSERT INTO attachments (id, owner_id, message_id, original_filename, file_type, file_size, scan_status,
         moderation_status, handed_in_at)
       VALUES ($1, $2, $3, 'maya-patel-plot.txt', 'text/plain', 12, 'safe', 'approved', now())`,
      [file, maya.id, first.id],
    );
    return { maya, company, id, file };
  }

  it('is handed to that person, files and all [S71]', async () => {
    const { maya, company } = await withFile();
    const holder = service.get(MessagesExporter);
    const told: object[] = [];
    for await (const record of holder.records(maya.id)) told.push(record);
    for await (const { name, read } of holder.files(maya.id)) told.push({ name, text: String(await read()) });
    expect(told).toMatchObject([
      { kind: 'sent', content: 'Here is my plot.' },
      { name: 'maya-patel-plot.txt', text: 'channel list' },
    ]);
    const others: object[] = [];
    for await (const { name } of holder.files(company.id)) others.push({ name });
    expect(others).toEqual([]);
  });

  it('is complete: every column of every schema is in it or kept back for a reason [S71]', () =>
    expectCompleteExport(service, service.get(PersonalDataParts).exporters, keptBack));

  it('is gone when they leave, but for what they wrote to a user who stays [Q57] [S72]', async () => {
    const { maya, company, id, file } = await withFile();
    await service.deliver(userDeleted, { subjectId: maya.id, version: 9, payload: { role: 'freelancer' } });
    await eventually(async () => {
      const rows = await service.rows('SELECT id FROM attachments WHERE owner_id = $1', [maya.id]);
      return rows.length === 0;
    });
    await expect(service.get(Storage).get(buckets.safe, file)).rejects.toThrow(ObjectMissingError);
    expect(JSON.stringify(await service.rows('SELECT * FROM people WHERE id = $1', [maya.id]))).not.toMatch(
      /maya|patel|@/i,
    );
    const live = await service.rows('SELECT * FROM live_events WHERE user_id = ANY($1)', [[maya.id, company.id]]);
    expect([live.length > 0, JSON.stringify(live).match(/maya|patel/i)]).toEqual([true, null]);
    expect(await historyOf(company, id)).toMatchObject([{ content: 'Here is my plot.', sender_id: null }]);
    // The screen reads a role and a date of deletion as [Deleted Freelancer].
    expect((await conversationsOf(company))[0]?.otherUser).toMatchObject({
      role: 'freelancer',
      display_name: null,
      deleted_at: expect.any(String) as string,
    });
  });

  it('gives no address once its reader was signed out, a file was rejected late or its owner left [S53]', async () => {
    const [shared, doubtful] = [await withFile(), await withFile()];
    const ask = async ({ company, file }: typeof shared) => {
      const { status, body } = await company.api.get<FileDownload>(`/api/files/download/${file}`);
      return [status, body.downloadUrl];
    };
    const [, given = ''] = await ask(shared);
    expect((await fetch(String(given))).status).toBe(200);
    await service.rows(`UPDATE attachments SET moderation_status = 'rejected' WHERE id = $1`, [doubtful.file]);
    expect(await ask(doubtful)).toEqual([403, undefined]);
    await service.get(SessionRevocations).revokeUser(shared.company.id);
    expect(await ask(shared)).toEqual([401, undefined]);
    await service.deliver(userDeleted, { subjectId: shared.maya.id, version: 9, payload: { role: 'freelancer' } });
    await eventually(async () => (await fetch(String(given))).status === 404);
  });
});
