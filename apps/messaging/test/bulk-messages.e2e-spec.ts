import { userDeleted } from '@crewcall/contracts-identity/dto';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { type BulkMessageRequest, type BulkMessageResult, messageRoutes } from '@crewcall/contracts-messaging';
import { messageSent } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Cast, conversationsOf, historyOf, type Someone, start, unreadOf } from './people.js';

const TABLES = ['conversations', 'participants', 'messages'] as const;

describe('one text to many people', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    const env = { CONVERSATIONS_PER_DAY: '2', MESSAGES_PER_TEN_SECONDS: '10', BULK_MESSAGES_PER_HOUR: '3' };
    service = await startTestService({ module: AppModule, name: 'messaging', env });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  const company = () => cast.add(null, 'recruiter', 'Northlight Productions');
  const apply = (person: Someone, to: Someone) =>
    service.deliver(applicationSubmitted, {
      subjectId: newId(),
      version: 1,
      payload: { job_id: newId(), job_title: 'Rigger', recruiter_id: to.id, freelancer_id: person.id },
    });
  const applicantsOf = async (to: Someone, names: string[]): Promise<Someone[]> => {
    const people = await Promise.all(names.map((name) => cast.add(name)));
    await Promise.all(people.map((person) => apply(person, to)));
    return people;
  };
  const write = (by: Someone, to: readonly { id: string }[], more: Partial<BulkMessageRequest> = {}) =>
    by.api.post<BulkMessageResult>(messageRoutes.bulk, {
      recipient_ids: to.map(({ id }) => id),
      content: 'Hello {first name}, are you free?',
      client_id: newId(),
      ...more,
    });
  const textsOf = async (someone: Someone): Promise<string[]> => {
    const [conversation] = await conversationsOf(someone);
    return (await historyOf(someone, conversation?.id ?? '')).map(({ content }) => content);
  };

  it('reaches each in the conversation of the two, with the name filled in [R517]', async () => {
    const from = await company();
    const [maya, dan] = (await applicantsOf(from, ['Maya', 'Dan'])) as [Someone, Someone];
    const { id } = await start(maya, from, 'I applied.');
    const { status, body } = await write(from, [maya, dan]);
    expect([status, body]).toEqual([200, { done: [maya.id, dan.id], skipped: [] }]);
    expect(await textsOf(maya)).toEqual(['Hello Maya, are you free?', 'I applied.']);
    expect(await textsOf(dan)).toEqual(['Hello Dan, are you free?']);
    expect((await conversationsOf(from)).map((conversation) => conversation.id)).toContain(id);
    const [sent] = await historyOf(maya, id);
    expect(await service.outbox(messageSent, sent?.id)).toMatchObject([
      { payload: { sender_id: from.id, recipient_id: maya.id, preview: 'Hello Maya, are you free?' } },
    ]);
  });

  it('is sent again under its name, and no one has it twice, also who blocked the sender meanwhile [R517]', async () => {
    const from = await company();
    const people = (await applicantsOf(from, ['Maya', 'Dan'])) as [Someone, Someone];
    const client_id = newId();
    const [first, again] = await Promise.all([write(from, people, { client_id }), write(from, people, { client_id })]);
    expect([first.body.done, again.body.done]).toEqual([people.map(({ id }) => id), people.map(({ id }) => id)]);
    const [maya] = people;
    const [conversation] = await conversationsOf(maya);
    await maya.api.put(`/api/conversations/${conversation?.id ?? ''}/block`);
    expect((await write(from, people, { client_id })).body.skipped).toEqual([]);
    for (const person of people) expect([await unreadOf(person), (await textsOf(person)).length]).toEqual([1, 1]);
  });

  it('leaves out who may not be written to, with the reason, and reaches the others [R517]', async () => {
    const from = await company();
    const names = ['Refuses', 'Blocked', 'Gone', 'Ann'];
    const [refuses, blocked, gone, ann] = (await applicantsOf(from, names)) as [Someone, Someone, Someone, Someone];
    const { id: refused } = await start(refuses, from, 'Hi');
    await refuses.api.put(`/api/conversations/${refused}/block`);
    const { id: unwanted } = await start(blocked, from, 'Hi');
    await from.api.put(`/api/conversations/${unwanted}/block`);
    await service.deliver(userDeleted, { subjectId: gone.id, version: 9, payload: { role: 'freelancer' } });
    const noOne = { id: newId() };
    const { body } = await write(from, [refuses, blocked, gone, noOne, from, ann]);
    expect(body).toEqual({
      done: [ann.id],
      skipped: [
        { recipient_id: refuses.id, reason: 'takes no messages from you' },
        { recipient_id: blocked.id, reason: 'blocked by you' },
        { recipient_id: gone.id, reason: 'no longer here' },
        { recipient_id: noOne.id, reason: 'no longer here' },
        { recipient_id: from.id, reason: 'yourself' },
      ],
    });
    expect(await textsOf(ann)).toEqual(['Hello Ann, are you free?']);
    expect(await textsOf(refuses)).toEqual(['Hi']);
    const long = `{first name}${'x'.repeat(9_988)}`;
    const [short, tall] = (await applicantsOf(from, ['Jo', 'Bartholomew Ignatius'])) as [Someone, Someone];
    expect((await write(from, [short, tall], { content: long })).body).toEqual({
      done: [short.id],
      skipped: [{ recipient_id: tall.id, reason: 'too long with the name' }],
    });
  });

  it('reaches a hundred who applied, and no more strangers than one by one [R517]', async () => {
    const from = await company();
    const applied = await applicantsOf(from, Array<string>(100).fill('Ann'));
    expect((await write(from, applied)).body).toEqual({ done: applied.map(({ id }) => id), skipped: [] });
    const strangers = await Promise.all(['Eve', 'Zoe', 'Kim'].map((name) => cast.add(name)));
    const { body } = await write(from, strangers);
    expect(body).toEqual({
      done: strangers.slice(0, 2).map(({ id }) => id),
      skipped: [{ recipient_id: strangers[2]?.id, reason: 'too many new conversations today' }],
    });
    const [late] = (await applicantsOf(from, ['Late'])) as [Someone];
    expect((await write(from, [late])).body.done).toEqual([late.id]);
    const refused = await write(from, [late]);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true]);
  });

  it('goes to one to a hundred people, each once, with words and a name [R517]', async () => {
    const from = await company();
    const [ann] = (await applicantsOf(from, ['Ann'])) as [Someone];
    const many = Array.from({ length: 101 }, () => ({ id: newId() }));
    const before = await service.fingerprint(TABLES);
    for (const to of [[], many, [ann, ann], [{ id: 'x' }]]) expect((await write(from, to)).status).toBe(400);
    for (const wrong of [{ content: ' \u200b' }, { content: 'x'.repeat(10_001) }, { client_id: 'x' }])
      expect((await write(from, [ann], wrong)).status).toBe(400);
    expect(await service.fingerprint(TABLES)).toBe(before);
  });
});
