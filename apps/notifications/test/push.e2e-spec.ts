import { createECDH, generateKeyPairSync } from 'node:crypto';
import { callSheetPublished, type CallSheetPublishedPayload } from '@crewcall/contracts-bookings/dto';
import { sessionsRevoked, userDeleted } from '@crewcall/contracts-identity/dto';
import type { PushSettings, SavePushEnd } from '@crewcall/contracts-notifications';
import { newId } from '@crewcall/platform-database';
import { PushServer, signerOf } from '@crewcall/testing-files';
import { eventually, startTestService, type TestActor, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { PreferencesExporter } from '../src/personal-data/preferences.exporter.js';
import { PushService } from '../src/push/push.service.js';
import { at, publishedSheet } from './sheets.js';
import { storageEnv } from './storage.js';
import { Story } from './story.js';

const path = '/api/notifications/push';
const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';

describe('notifications on devices', () => {
  let service: TestService;
  let devices: PushServer;
  let story: Story;
  const bookingId = newId();

  beforeAll(async () => {
    devices = await PushServer.start();
    service = await startTestService({
      module: AppModule,
      name: 'notifications',
      env: {
        ...storageEnv(),
        VAPID_PRIVATE_KEY: privateKey,
        PUSH_TEST_ORIGIN: devices.origin,
        QUEUE_RETRY_DELAY_MS: '20',
        PUBLIC_URL: 'https://crewcall.example',
      },
    });
  });
  beforeEach(async () => {
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(async () => {
    await devices.stop();
    await service.stop();
  });

  let told = 0;
  const publish = (more: Partial<CallSheetPublishedPayload> = {}, from = at(100)) =>
    story.tell(callSheetPublished, {
      subjectId: newId(),
      version: (told += 1),
      payload: publishedSheet(story, bookingId, more, from),
    });
  const turnOn = (end: SavePushEnd, actor: TestActor = story.freelancer) =>
    service.as(actor).put<PushSettings>(path, end);
  const settings = async (actor: TestActor = story.freelancer): Promise<PushSettings> =>
    (await service.as(actor).get<PushSettings>(path)).body;
  const endsOf = async (actor?: TestActor): Promise<string[]> =>
    (await settings(actor)).ends.map(({ endpoint }) => endpoint);

  it('are sealed for the browser and signed by us, and lead to their page [R529]', async () => {
    const browser = devices.browser();
    expect((await turnOn(browser.end())).status).toBe(200);
    await publish();
    await eventually(() => browser.messages.length === 1);
    const [item] = await story.listOf(story.freelancer);
    expect(browser.messages).toEqual([
      { id: item?.id, title: item?.title, body: item?.message, url: item?.action_url },
    ]);
    const headers = browser.got[0]?.headers ?? {};
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(signerOf(headers)).toMatchObject({
      key: curve.getPublicKey('base64url'),
      claims: { aud: devices.origin, sub: expect.stringMatching(/^mailto:/) as string },
    });
    expect([headers['content-encoding'], headers['ttl']]).toEqual(['aes128gcm', '86400']);
    expect((await settings()).public_key).toBe(curve.getPublicKey('base64url'));
  });

  it('name no company, no place and no job where they are to be discreet [R529]', async () => {
    const browser = devices.browser();
    await turnOn(browser.end(true));
    await publish();
    await eventually(() => browser.messages.length === 1);
    expect(browser.messages[0]).toMatchObject({ title: 'News about a call sheet', body: 'Open CrewCall to read it.' });
  });

  it('come for the kinds of bookings, to who wants them in the app, and not of what is for the app alone [R529]', async () => {
    const browser = devices.browser();
    await turnOn(browser.end());
    await story.apply();
    await story.move('shortlisted');
    await publish({ version: 2, important: false });
    const off = { type: 'call_sheet', in_app: false, mail: 'off' };
    await service.as(story.freelancer).put('/api/notifications/preferences', { types: [off] });
    await publish();
    const on = { ...off, in_app: true };
    await service.as(story.freelancer).put('/api/notifications/preferences', { types: [on] });
    await publish();
    await eventually(() => browser.messages.length > 0);
    expect(browser.messages).toHaveLength(1);
  });

  it('wait for the end of quiet hours unless they may pass them, urgent or not, and are not sent of what was read meanwhile [R529]', async () => {
    const browser = devices.browser();
    await turnOn(browser.end());
    await publish();
    await eventually(() => browser.messages.length === 1);
    const push = service.get(PushService);
    const [item] = await story.listOf(story.freelancer);
    const [end] = (await settings()).ends;
    const payload = { end_id: end?.id ?? '', recipient_id: story.freelancer.id, notification_id: item?.id ?? '' };
    const quiet = { quiet_from: '22:00', quiet_to: '07:00' };
    await service.as(story.freelancer).put('/api/notifications/preferences', quiet);
    const night = new Date('2026-11-26T23:00:00Z');
    await push.send(payload, night);
    expect(browser.got).toHaveLength(1);
    await service.rows(`UPDATE notifications SET priority = 'urgent' WHERE id = $1`, [item?.id]);
    await push.send(payload, night);
    expect(browser.got).toHaveLength(1);
    await service.rows('UPDATE notifications SET passes_quiet_hours = true WHERE id = $1', [item?.id]);
    await push.send(payload, night);
    expect(browser.got).toHaveLength(2);
    await service.as(story.freelancer).patch(`/api/notifications/${item?.id}/read`);
    await push.send(payload, night);
    expect(browser.got).toHaveLength(2);
  });

  it('are tried again where the push service is in trouble, and forget a device that is gone [R529]', async () => {
    const [first, gone] = [devices.browser('/first'), devices.browser('/gone')];
    devices.answers.set('/first', 503).set('/gone', 410);
    await turnOn(first.end());
    await turnOn(gone.end());
    await publish();
    await eventually(() => first.got.length > 1);
    devices.answers.delete('/first');
    await eventually(async () => (await endsOf()).join() === first.end().endpoint);
    const before = first.got.length;
    await publish();
    await eventually(() => first.got.length > before);
    expect(gone.got).toHaveLength(1);
  });

  it('go to no address but that of a push service on the public internet [R529] [S61]', async () => {
    const good = devices.browser().end();
    for (const endpoint of [
      'http://127.0.0.1:6379/',
      'https://127.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://redis:6379/',
      'http://push.example.com/',
      `${devices.origin}@evil.example/`,
      'ftp://push.example.com/',
      `https://push.example.com/${'x'.repeat(500)}`,
    ])
      expect((await turnOn({ ...good, endpoint })).status).toBe(400);
    for (const bad of [{ p256dh: 'short' }, { auth: 'short' }, { is_discreet: 'yes' as never }])
      expect((await turnOn({ ...good, ...bad })).status).toBe(400);
    expect(await endsOf()).toEqual([]);
  });

  it('are of one person a device, of their session, and theirs alone to end [R529] [R415]', async () => {
    const browser = devices.browser();
    await turnOn(browser.end());
    expect(await endsOf(story.recruiter)).toEqual([]);
    const [end] = (await settings()).ends;
    expect((await service.as(story.recruiter).delete(`${path}/${end?.id}`)).status).toBe(404);
    expect((await service.as(story.freelancer).delete(`${path}/nothing`)).status).toBe(404);
    await turnOn(browser.end(), story.recruiter);
    expect([await endsOf(), await endsOf(story.recruiter)]).toEqual([[], [browser.end().endpoint]]);
    const [{ session_id } = { session_id: '' }] = await service.rows<{ session_id: string }>(
      'SELECT session_id FROM push_ends WHERE user_id = $1',
      [story.recruiter.id],
    );
    await story.tell(sessionsRevoked, { subjectId: story.recruiter.id, payload: { session_ids: [session_id] } });
    expect(await endsOf(story.recruiter)).toEqual([]);
    for (let number = 0; number < 12; number += 1) await turnOn(devices.browser(`/many-${number}`).end());
    expect(await endsOf()).toHaveLength(10);
    const [own] = (await settings()).ends;
    expect((await service.as(story.freelancer).delete(`${path}/${own?.id}`)).status).toBe(204);
    expect(await endsOf()).toHaveLength(9);
  });

  it('are in the copy of one’s data, and gone with the account [R531] [R532]', async () => {
    const browser = devices.browser();
    await turnOn(browser.end());
    const copy = async (): Promise<string> => {
      const records: object[] = [];
      for await (const record of service.get(PreferencesExporter).records(story.freelancer.id)) records.push(record);
      return JSON.stringify(records);
    };
    expect(await copy()).toContain(browser.end().endpoint);
    const { id, role } = story.freelancer;
    await story.tell(userDeleted, { subjectId: id, version: 9, payload: { role } });
    expect(await service.rows('SELECT 1 FROM push_ends WHERE user_id = $1', [id])).toEqual([]);
  });
});
