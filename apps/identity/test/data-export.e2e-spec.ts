import type { DataExport, DataExportAnswer } from '@crewcall/contracts-identity';
import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { ExportBox, PersonalDataParts } from '@crewcall/platform-personal-data';
import { eventually, expectCompleteExport, testServer } from '@crewcall/testing-node';
import { DataExportRepository } from '../src/data-export/data-export.repository.js';
import { copyKeyOf } from '../src/data-export/data-export.rules.js';
import { DataExportPartsService } from '../src/data-export/data-export-parts.service.js';
import { Identity, password, type Person } from './identity.js';
import { keptBack } from './kept-back.js';
import { unzip } from './unzip.js';

const path = '/api/users/me/data-export';
const neighbours = dataExportRequested.heardBy.filter((service) => service !== 'identity');

describe('a copy of one’s data', () => {
  let identity: Identity;
  let box: ExportBox;
  beforeAll(async () => {
    identity = await Identity.start({
      S3_ENDPOINT: testServer('TEST_S3_ENDPOINT'),
      S3_ACCESS_KEY: testServer('TEST_S3_ACCESS_KEY'),
      S3_SECRET_KEY: testServer('TEST_S3_SECRET_KEY'),
      S3_BUCKET_PREFIX: `test-${newId().slice(-8)}`,
    });
    box = identity.service.get(ExportBox);
  });
  afterAll(() => identity.stop());

  const request = async ({ client }: Person): Promise<DataExport> => {
    const { status, body } = await client.post<DataExportAnswer>(path);
    expect(status).toBe(202);
    return body.data_export as DataExport;
  };
  const newest = async ({ client }: Person) => (await client.get<DataExportAnswer>(path)).body.data_export;

  /** What a neighbour does when it is asked. */
  async function laysDown(service: string, exportId: string, userId: string, text = '[]'): Promise<void> {
    const key = `${exportId}/${service}/things.json`;
    await box.put(key, Buffer.from(text), 'application/json');
    const payload = { export_id: exportId, service, objects: [key], left_out: 0 };
    await identity.service.deliver(personalDataGathered, { subjectId: userId, payload });
  }
  const everyNeighbourLaysDown = async (exportId: string, userId: string): Promise<void> => {
    for (const service of neighbours) await laysDown(service, exportId, userId, `["part of ${service}"]`);
  };
  const isGone = (key: string) =>
    box.read(key).then(
      () => false,
      () => true,
    );
  const isReady = (person: Person) =>
    eventually(async () => ((await newest(person))?.status === 'ready' ? newest(person) : null));

  it('is gathered from every service and comes as one ZIP, by a mail that links to Settings [S71]', async () => {
    const person = await identity.hasPerson({ firstName: 'Ana', lastName: 'Reyes' });
    await person.client.post('/api/freelancer', { title: 'Rigger', bio: 'Up high.' });
    expect(await newest(person)).toBeNull();
    const asked = await request(person);
    expect(asked).toMatchObject({ status: 'gathering', ready_at: null, size: null });
    expect(await request(person)).toMatchObject({ id: asked.id });
    expect((await person.client.get(`${path}/${asked.id}/file`)).status).toBe(404);

    await everyNeighbourLaysDown(asked.id, person.user.id);
    const ready = await isReady(person);
    const { text, html } = await identity.mailbox.receive(person.user.email);
    expect(text).toContain('http://localhost:3000/settings');
    expect(html).toContain('Download it in Settings');

    const { body } = await person.client.get<{ url: string }>(`${path}/${asked.id}/file`);
    const answer = await fetch(body.url);
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="crewcall-data-[\d-]+\.zip"/);
    const archive = Buffer.from(await answer.arrayBuffer());
    expect(archive.length).toBe(ready.size);
    const files = unzip(archive);
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.txt',
        'identity/account.json',
        'identity/uploads.json',
        ...neighbours.map((service) => `${service}/things.json`),
      ].sort(),
    );
    const records = JSON.parse(files['identity/account.json'] ?? '[]') as { kind: string }[];
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'account', email: person.user.email, first_name: 'Ana' }),
        expect.objectContaining({ kind: 'freelancer-profile', bio: 'Up high.' }),
        expect.objectContaining({ kind: 'session' }),
      ]),
    );
    expect(files['identity/account.json']).not.toMatch(/argon2|address_hash/);
    await eventually(() => isGone(`${asked.id}/identity/account.json`));
  });

  it('is not kept, nor told of, where the account is deleted while it is put together', async () => {
    const person = await identity.hasPerson();
    const { id } = await request(person);
    const put = box.put.bind(box);
    const copied = new Promise<void>((resolve) => {
      jest.spyOn(box, 'put').mockImplementation(async (key, ...content) => {
        if (key === copyKeyOf(id)) await identity.service.rows('DELETE FROM data_exports WHERE id = $1', [id]);
        await put(key, ...content);
        if (key === copyKeyOf(id)) resolve();
      });
    });
    await everyNeighbourLaysDown(id, person.user.id);
    await copied;
    jest.restoreAllMocks();
    await eventually(() => isGone(copyKeyOf(id)));
    expect(identity.mailbox.to(person.user.email)).toEqual([]);
  });

  it('is complete: every column of every schema is in it or kept back for a reason [S71] [R531]', () =>
    expectCompleteExport(identity.service, identity.service.get(PersonalDataParts).exporters, keptBack));

  it('is no other user’s [S71]', async () => {
    const person = await identity.hasPerson();
    const { id } = await request(person);
    await everyNeighbourLaysDown(id, person.user.id);
    await isReady(person);
    const stranger = await identity.hasPerson();
    expect(await newest(stranger)).toBeNull();
    for (const wanted of [id, newId(), 'nonsense'])
      expect((await stranger.client.get(`${path}/${wanted}/file`)).status).toBe(404);
    expect((await identity.anonymous.post(path)).status).toBe(401);
    expect((await identity.anonymous.get(path)).status).toBe(401);
  });

  it('is made a few times a day and no more', async () => {
    const person = await identity.hasPerson();
    for (let time = 0; time < 3; time += 1) {
      const { id } = await request(person);
      await identity.service.rows(`UPDATE data_exports SET requested_at = now() - interval '2 days' WHERE id = $1`, [
        id,
      ]);
      expect((await newest(person))?.status).toMatch(/failed|ready/);
    }
    expect((await person.client.post(path)).status).toBe(429);
  });

  it('comes without a part that no service stored, and says so', async () => {
    const person = await identity.hasPerson();
    const { id } = await request(person);
    await eventually(async () => {
      const row = await identity.service.get(DataExportRepository).findDataExport(id);
      return row?.waiting_for.includes('identity') === false;
    });
    await identity.service.rows(`UPDATE data_exports SET status = 'gathering', waiting_for = '{jobs}' WHERE id = $1`, [
      id,
    ]);
    const { CopiesService } = await import('../src/data-export/copies.service.js');
    await identity.service.get(CopiesService).make(id);
    const { body } = await person.client.get<{ url: string }>(`${path}/${id}/file`);
    const files = unzip(Buffer.from(await (await fetch(body.url)).arrayBuffer()));
    expect(files['README.txt']).toContain('Not reached, so not in here: jobs');
  });

  it('goes with the account, and what is stored too late goes as well [Q57]', async () => {
    const person = await identity.hasPerson();
    const { id } = await request(person);
    await everyNeighbourLaysDown(id, person.user.id);
    await isReady(person);
    expect((await box.read(`${id}/copy.zip`)).length).toBeGreaterThan(0);
    expect((await person.client.delete('/api/auth/delete-account', { password })).status).toBe(200);
    await eventually(() => isGone(`${id}/copy.zip`));
    await laysDown('jobs', id, person.user.id);
    await eventually(() => isGone(`${id}/jobs/things.json`));
  });

  it('is removed after a week', async () => {
    const person = await identity.hasPerson();
    const { id } = await request(person);
    await everyNeighbourLaysDown(id, person.user.id);
    await isReady(person);
    await identity.service.rows(`UPDATE data_exports SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expect((await person.client.get(`${path}/${id}/file`)).status).toBe(404);
    await identity.service.get(DataExportPartsService).removeExpired();
    await eventually(() => isGone(`${id}/copy.zip`));
    expect(await newest(person)).toBeNull();
  });
});
