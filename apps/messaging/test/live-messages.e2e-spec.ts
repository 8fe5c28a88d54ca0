import type { LiveRecord } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import { Live } from '@crewcall/platform-live';
import { eventually, startTestService, type TestService, tokenFor } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { LiveClient } from './live-client.js';
import { Cast, historyOf, say, type Someone } from './people.js';

describe('messages as they happen', () => {
  let service: TestService;
  let replica: TestService;
  let cast: Cast;
  const clients: LiveClient[] = [];

  const signIn = (someone: Someone, at = service): Promise<LiveClient> => {
    const client = new LiveClient(at, tokenFor(someone));
    clients.push(client);
    return client.authenticate(someone.id);
  };

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    replica = await startTestService({ module: AppModule, name: 'messaging', replicaOf: service });
    cast = new Cast(service);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await replica.stop();
    await service.stop();
  });

  it('reaches the other side on another replica, and one’s own other tab, with content and sender [R078]', async () => {
    const { maya, company, id } = await cast.talking();
    const [hers, theirs, stranger] = await Promise.all([
      signIn(maya),
      signIn(company, replica),
      signIn(await cast.add('Eve')),
    ]);
    const message = await say(company, id, 'Load-in at eight');
    await eventually(() => hers.heard('new_message').length > 0 && theirs.heard('own_message').length > 0);
    expect(hers.heard('new_message')).toEqual([
      {
        message: {
          id: message.id,
          conversation_id: id,
          content: 'Load-in at eight',
          created_at: message.created_at,
          number: 2,
          attachments: [],
        },
        sender: { id: company.id, first_name: null, last_name: null, company_name: 'Northlight Productions' },
        seq: expect.any(Number) as number,
        stream: 'messaging',
      },
    ]);
    // The message before it may still have been on its way when they came.
    const asNew = { message: expect.objectContaining({ id: message.id }) as object };
    expect(theirs.heard('new_message')).not.toContainEqual(expect.objectContaining(asNew));
    expect(stranger.arrivals).toEqual([]);
  });

  it('tells who looks at a job, on every replica, that its places moved, and stops when they look elsewhere [R332]', async () => {
    const { maya, company } = await cast.talking();
    const [hers, theirs] = await Promise.all([signIn(maya), signIn(company, replica)]);
    const [job, other] = [newId(), newId()];
    const move = (id: string) => service.get(Live).notifyWatchers(id);
    const told = (client: LiveClient) => client.heard('slot_update');
    for (const nonsense of [null, {}, { job_id: 'x' }, { job_id: [job] }])
      hers.socket.emit('watch_job', nonsense as never);
    const watch = ({ socket }: LiveClient, job_id: string) => socket.emitWithAck('watch_job', { job_id });
    expect(await Promise.all([watch(hers, job), watch(theirs, job)])).toEqual([{ job_id: job }, { job_id: job }]);
    await move(job);
    await eventually(() => told(hers).length === 1 && told(theirs).length === 1);
    await watch(hers, other);
    await move(job);
    await eventually(() => told(theirs).length === 2);
    await move(other);
    await eventually(() => told(hers).length === 2);
    expect(told(hers)).toEqual([{ job_id: job }, { job_id: other }]);
    expect(told(theirs)).toEqual([{ job_id: job }, { job_id: job }]);
  });

  it('replays in order what a person missed while away, each once [R078]', async () => {
    const { maya, company, id } = await cast.talking();
    const [last] = (await maya.api.get<LiveRecord[]>('/api/messages/live?after=0')).body.slice(-1);
    for (const text of ['a', 'b', 'c']) await say(company, id, text);
    const missed = (await maya.api.get<LiveRecord[]>(`/api/messages/live?after=${last?.seq}`)).body;
    expect(missed.map(({ event, payload }) => [event, 'message' in payload && payload.message.content])).toEqual([
      ['new_message', 'a'],
      ['new_message', 'b'],
      ['new_message', 'c'],
    ]);
    expect(missed.map(({ seq }) => seq - (last?.seq ?? 0))).toEqual([1, 2, 3]);
    expect((await maya.api.get('/api/messages/live?after=-1')).status).toBe(400);
  });

  it('tells the sender when it was delivered and read, unless one of the two wants no receipts', async () => {
    const { maya, company, id, first } = await cast.talking();
    const [hers, theirs] = await Promise.all([signIn(maya), signIn(company, replica)]);
    theirs.socket.emit('delivered', { conversation_id: id, up_to: 1 });
    await eventually(() => hers.heard('message_status').length === 1);
    expect((await historyOf(maya, id))[0]?.status).toBe('delivered');
    await company.api.post(`/api/conversations/${id}/read`);
    await eventually(() => hers.heard('message_status').length === 2);
    expect(hers.heard('message_status')).toMatchObject([
      { conversation_id: id, message_id: first.id, status: 'delivered', up_to: 1 },
      { conversation_id: id, message_id: first.id, status: 'read', up_to: 1 },
    ]);
    expect(theirs.heard('conversation_update')).toMatchObject([{ conversation_id: id }]);

    const hidden = { shows_receipts: false, shows_typing: false, shows_presence: false };
    expect((await company.api.put('/api/messages/privacy', hidden)).body).toEqual(hidden);
    expect((await company.api.get('/api/messages/privacy')).body).toEqual(hidden);
    await say(maya, id, 'Seen?');
    await company.api.post(`/api/conversations/${id}/read`);
    await say(company, id, 'Marker');
    await eventually(() => hers.heard('new_message').length === 1);
    expect(hers.heard('message_status')).toHaveLength(2);
    expect((await historyOf(maya, id)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  });

  it('tells the other tabs of who deletes a conversation up to where it is gone, and the other side nothing [R203]', async () => {
    const { maya, company, id } = await cast.talking();
    await say(maya, id, 'Second');
    const [hers, theirs] = await Promise.all([signIn(maya), signIn(company, replica)]);
    await company.api.delete(`/api/conversations/${id}`);
    await eventually(() => theirs.heard('conversation_update').length > 0);
    expect(theirs.heard('conversation_update')).toMatchObject([{ conversation_id: id, cleared_up_to: 2 }]);
    expect(hers.heard('conversation_update')).toEqual([]);
  });

  it('tells of typing and presence to who looks, and to no user who is blocked', async () => {
    const { maya, company, id } = await cast.talking();
    const eve = await cast.add('Eve');
    const [hers, intruder] = await Promise.all([signIn(maya), signIn(eve)]);
    hers.socket.emit('watch_presence', { conversation_id: id });
    await eventually(() => hers.heard('presence').length === 1);
    const theirs = await signIn(company, replica);
    await eventually(() => hers.heard('presence').length === 2);
    for (const payload of [null, {}, { conversation_id: id }, { conversation_id: id, is_typing: 'yes' }])
      theirs.socket.emit('typing', payload as never);
    intruder.socket.emit('typing', { conversation_id: id, is_typing: true });
    intruder.socket.emit('watch_presence', { conversation_id: id });
    theirs.socket.emit('typing', { conversation_id: id, is_typing: true });
    await eventually(() => hers.heard('typing').length > 0);
    expect(hers.heard('typing')).toEqual([{ conversation_id: id, user_id: company.id, is_typing: true }]);
    expect(intruder.arrivals).toEqual([]);

    await maya.api.put(`/api/conversations/${id}/block`);
    await eventually(() => hers.heard('presence').length === 3);
    theirs.socket.emit('typing', { conversation_id: id, is_typing: true });
    hers.socket.emit('watch_presence', { conversation_id: id });
    const again = await cast.talking();
    await say(again.company, again.id, 'Marker');
    expect(hers.heard('typing')).toHaveLength(1);
    await maya.api.delete(`/api/conversations/${id}/block`);
    hers.socket.emit('watch_presence', { conversation_id: id });
    await eventually(() => hers.heard('presence').length === 4);
    theirs.close();
    await eventually(() => hers.heard('presence').length === 5);
    expect(hers.heard('presence').map((payload) => (payload as { is_online: boolean }).is_online)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('shows who hides when they are there no one else either, in none of their tabs', async () => {
    const { maya, company, id } = await cast.talking();
    const tabs = await Promise.all([signIn(company), signIn(company, replica)]);
    const isThere = (tab: LiveClient) =>
      tab.heard('presence').map((payload) => (payload as { is_online: boolean }).is_online);
    for (const tab of tabs) tab.socket.emit('watch_presence', { conversation_id: id });
    await eventually(() => tabs.every((tab) => isThere(tab).length === 1));
    const hidden = { shows_receipts: true, shows_typing: true, shows_presence: false };
    await company.api.put('/api/messages/privacy', hidden);
    await eventually(() => tabs.every((tab) => isThere(tab).length === 2));
    await signIn(maya);
    await say(maya, id, 'Here I am');
    await eventually(() => tabs.every((tab) => tab.heard('new_message').length > 0));
    for (const tab of tabs) expect(isThere(tab)).toEqual([false, false]);
  });
});
