import { dayAfter, kitKinds, wallTimeOf } from '@crewcall/contracts-bookings';
import type {
  KitItem,
  PictureUpload,
  SaveKitItemRequest,
  SharedKitItem,
  TakenPicture,
} from '@crewcall/contracts-identity';
import { kitChanged, kitExpiring } from '@crewcall/contracts-identity/dto';
import { AccountExporter } from '../src/data-export/account.exporter.js';
import { KitRemindersService } from '../src/kit/kit-reminders.service.js';
import { testServer } from '@crewcall/testing-node';
import { buildJpeg } from '../src/media/image/picture.factory.js';
import { UploadsService } from '../src/media/uploads.service.js';
import { UploadsExporter } from '../src/media/uploads.exporter.js';
import { UsersService } from '../src/users/users.service.js';
import { Identity, password, type Person } from './identity.js';
import { storageEnv } from './storage.js';

const path = '/api/kit';
const today = wallTimeOf(new Date()).day;
const microphones: SaveKitItemRequest = {
  kind: 'microphones',
  name: ' Shure SM58 ',
  count: 4,
  day_pence: 500,
  replacement_pence: 10_000,
  pat_until: dayAfter(today, 100),
};

describe('kit of crew', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start(storageEnv(testServer('TEST_S3_ENDPOINT')));
  });
  afterAll(() => identity.stop());

  const add = async ({ client }: Person, item: SaveKitItemRequest): Promise<KitItem> => {
    const { status, body } = await client.post<KitItem>(path, item);
    expect(status).toBe(201);
    return body;
  };
  const own = async ({ client }: Person) => (await client.get<KitItem[]>(path)).body;
  const shown = ({ user }: Person) => identity.anonymous.get<SharedKitItem[]>(`/api/freelancers/${user.id}/kit`);
  const published = async ({ user }: Person) => {
    const events = await identity.service.outbox(kitChanged, user.id);
    return events.map(({ payload }) => payload.items);
  };
  const hasPicture = async ({ client }: Person): Promise<TakenPicture> => {
    const { upload_id } = (await client.post<PictureUpload>('/api/media/uploads', {})).body;
    await identity.service.get(UploadsService).receive(upload_id, 'picture-upload', await buildJpeg());
    return (await client.put<TakenPicture>(`/api/media/uploads/${upload_id}`, {})).body;
  };

  it('is of 40 kinds, with make and model, how many, prices and dates [R435]', async () => {
    expect(new Set(kitKinds).size).toBe(40);
    const crew = await identity.hasPerson();
    const item = await add(crew, microphones);
    expect(item).toEqual({
      ...microphones,
      id: item.id,
      name: 'Shure SM58',
      insured_until: null,
      photo_url: null,
      is_hidden: false,
    });
    const { body } = await crew.client.put<KitItem>(`${path}/${item.id}`, { ...microphones, count: 6 });
    expect(body).toMatchObject({ count: 6, pat_until: microphones.pat_until });
    expect(await own(crew)).toHaveLength(1);
    expect((await crew.client.delete(`${path}/${item.id}`)).status).toBe(204);
    expect(await own(crew)).toEqual([]);
  });

  it('ends at a hundred items [R435]', async () => {
    const crew = await identity.hasPerson();
    for (let count = 0; count < 100; count += 1) await add(crew, microphones);
    expect((await crew.client.post(path, microphones)).body).toMatchObject({ code: 'TOO_MUCH_KIT' });
  });

  it('says by field what is wrong', async () => {
    const crew = await identity.hasPerson();
    const wrong = { kind: 'tools', name: ' ', count: 0, day_pence: -1, pat_until: '2026-02-30' };
    const { status, body } = await crew.client.post<{ details: { field: string }[] }>(path, wrong);
    expect(status).toBe(400);
    expect(body.details.map(({ field }) => field).sort()).toEqual(['count', 'day_pence', 'name', 'pat_until']);
    expect(await own(crew)).toEqual([]);
  });

  it('is changed by no other user', async () => {
    const [crew, other] = [await identity.hasPerson(), await identity.hasPerson()];
    const { id } = await add(crew, microphones);
    expect((await other.client.put(`${path}/${id}`, microphones)).status).toBe(404);
    expect((await other.client.delete(`${path}/${id}`)).status).toBe(404);
    expect(await own(crew)).toHaveLength(1);
  });

  it('is on the profile with its day hire, but neither its value nor what is hidden [R436]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await add(crew, microphones);
    await add(crew, { ...microphones, name: 'Secret desk', is_hidden: true });
    const { body } = await shown(crew);
    expect(body).toMatchObject([{ id, name: 'Shure SM58', day_pence: 500 }]);
    expect(JSON.stringify(body)).not.toContain('replacement');
    expect((await shown(await identity.hasPerson({ isProfileVisible: false }))).status).toBe(404);
  });

  it('shows what is hidden to a company that its owner applied to, for an offer, and on no profile [R436]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, { ...microphones, name: 'Secret desk', is_hidden: true });
    const [asking, chosen] = [
      await identity.hasPerson({ role: 'recruiter' }),
      await identity.hasPerson({ role: 'recruiter' }),
    ];
    await identity.service.get(UsersService).noteDealing(crew.user.id, asking.user.id, false);
    await identity.service.get(UsersService).noteDealing(crew.user.id, chosen.user.id, true);
    const toHire = async ({ client }: Person, of = crew) =>
      (await client.get<SharedKitItem[]>(`/api/freelancers/${of.user.id}/kit-to-hire`)).body;
    expect(await toHire(asking)).toEqual([]);
    expect(await toHire(chosen)).toMatchObject([{ name: 'Secret desk' }]);
    expect((await chosen.client.get(`/api/freelancers/${crew.user.id}/kit`)).body).toEqual([]);
    expect((await crew.client.get(`/api/freelancers/${crew.user.id}/kit-to-hire`)).status).toBe(403);
  });

  it('has photos that were rendered anew, without the place they were taken at [R436]', async () => {
    const crew = await identity.hasPerson();
    const taken = await hasPicture(crew);
    const item = await add(crew, { ...microphones, photo_url: taken.picture_url });
    expect(item.photo_url).toBe(taken.picture_url);
    const photo = await fetch(identity.service.baseUrl + taken.picture_url);
    expect(photo.status).toBe(200);
    expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).not.toContain('GPS');

    const other = await identity.hasPerson();
    expect((await other.client.post(path, { ...microphones, photo_url: taken.picture_url })).status).toBe(400);
    const files: string[] = [];
    for await (const { name } of identity.service.get(UploadsExporter).files(crew.user.id)) files.push(name);
    expect(files).toEqual(['photo.jpg']);
    await crew.client.put(`${path}/${item.id}`, { ...microphones, photo_url: null });
    expect(await own(crew)).toMatchObject([{ photo_url: null }]);
    expect((await fetch(identity.service.baseUrl + taken.picture_url)).status).toBe(404);
  });

  it('is published whole with each change, for jobs to match', async () => {
    const crew = await identity.hasPerson();
    const { id } = await add(crew, microphones);
    await crew.client.put(`${path}/${id}`, { ...microphones, is_hidden: true });
    await crew.client.delete(`${path}/${id}`);
    const { pat_until } = microphones;
    const facts = { id, kind: 'microphones', name: 'Shure SM58', count: 4, day_pence: 500, pat_until };
    expect(await published(crew)).toEqual([
      [{ ...facts, insured_until: null, shared: true }],
      [{ ...facts, insured_until: null, shared: false }],
      [],
    ]);
  });

  it('reminds its owner 30 days before a test or an insurance ends, once [R441]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, { ...microphones, pat_until: dayAfter(today, 31), insured_until: dayAfter(today, 40) });
    await add(crew, { ...microphones, kind: 'tools', pat_until: dayAfter(today, 5) });
    const toldBy = async (days: number): Promise<object[]> => {
      // Noon in London, whatever the clocks do.
      await identity.service.get(KitRemindersService).remind(new Date(`${dayAfter(today, days)}T12:00:00Z`));
      return (await identity.service.outbox(kitExpiring, crew.user.id)).map(({ payload }) => payload);
    };
    expect(await toldBy(0)).toEqual([]);
    expect(await toldBy(1)).toEqual([{ kind: 'microphones', what: 'pat', days: 30 }]);
    expect(await toldBy(2)).toHaveLength(1);
    expect((await toldBy(12)).slice(1)).toEqual([{ kind: 'microphones', what: 'insurance', days: 28 }]);
    expect(await toldBy(31)).toHaveLength(2);
  });

  it('is in the copy of one’s data, and goes with the account [R531] [R532]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, microphones);
    const records: object[] = [];
    for await (const record of identity.service.get(AccountExporter).records(crew.user.id)) records.push(record);
    expect(records).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'kit', kit: 'microphones', name: 'Shure SM58' })]),
    );
    expect((await crew.client.delete('/api/auth/delete-account', { password })).status).toBeLessThan(300);
    expect(await identity.service.rows('SELECT 1 FROM kit_items WHERE user_id = $1', [crew.user.id])).toEqual([]);
  });
});
