import { userChanged, userRestored, userSuspended } from '@crewcall/contracts-identity/dto';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Cast, historyOf, say, type Someone, start } from './people.js';

const TABLES = ['conversations', 'participants', 'messages'] as const;

describe('people who are hidden or suspended', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  const show = (person: Someone, visibility: 'public' | 'hidden', version: number) =>
    service.deliver(userChanged, {
      subjectId: person.id,
      version,
      payload: { role: person.role, display_name: 'Maya Patel', first_name: 'Maya', visibility, mail_enabled: true },
    });
  const suspend = (person: Someone, version: number) =>
    service.deliver(userSuspended, { subjectId: person.id, version, payload: { reason: 'Spam' } });
  const restore = (person: Someone, version: number) =>
    service.deliver(userRestored, { subjectId: person.id, version, payload: { reason: 'Sorry' } });
  const attempts = async (by: Someone, other: Someone): Promise<number[]> => {
    const named = await by.api.get(`/api/conversations/with/${other.id}`);
    const written = await by.api.post('/api/conversations', { userTwoId: other.id, initialMessage: 'Hello' });
    return [named.status, written.status];
  };

  it.each([
    ['hidden', (person: Someone) => show(person, 'hidden', 5), (person: Someone) => show(person, 'public', 6)],
    ['suspended', (person: Someone) => suspend(person, 5), (person: Someone) => restore(person, 6)],
  ])('are not there for strangers while %s, and are again afterwards [F7] [S14]', async (_how, leave, comeBack) => {
    const [maya, company] = await cast.pair();
    await leave(maya);
    const before = await service.fingerprint(TABLES);
    expect(await attempts(company, maya)).toEqual([404, 404]);
    expect(await service.fingerprint(TABLES)).toBe(before);
    await comeBack(maya);
    await leave(maya);
    expect(await attempts(company, maya)).toEqual([200, 201]);
  });

  it('are known from what is published once more, also when they left before that was kept [F7]', async () => {
    const [[maya, company], [ben, other]] = [await cast.pair(), await cast.pair()];
    // As the migration left the user who had gone out of sight before: their newest version is known, not what it said.
    await service.rows('UPDATE people SET version = 5 WHERE id = ANY($1)', [[maya.id, ben.id]]);
    await show(maya, 'hidden', 5);
    await show(ben, 'public', 5);
    await suspend(ben, 5);
    expect([await attempts(company, maya), await attempts(other, ben)]).toEqual([
      [404, 404],
      [404, 404],
    ]);
  });

  it('F7: stay there for whom they have talked to or dealt with, and for administrators', async () => {
    const { maya, company, id } = await cast.talking();
    const [employer, admin] = [await cast.add(null, 'recruiter', 'Arc Events'), await cast.add('Ada', 'admin')];
    const payload = { job_id: newId(), job_title: 'Rigger', recruiter_id: employer.id, freelancer_id: maya.id };
    await service.deliver(applicationSubmitted, { subjectId: newId(), version: 1, payload });
    await show(maya, 'hidden', 5);
    for (const other of [company, employer, admin]) expect(await attempts(other, maya)).toEqual([200, 201]);
    expect((await say(company, id, 'Still on?')).id).toBeDefined();
    expect(await attempts(await cast.add('Eve'), maya)).toEqual([404, 404]);
  });

  it('F28: a block outlives the deleted conversation, and can be lifted', async () => {
    const { maya, company, id } = await cast.talking('Buy my course');
    await company.api.put(`/api/conversations/${id}/block`);
    expect((await company.api.delete(`/api/conversations/${id}`)).status).toBe(204);
    expect((await company.api.get('/api/conversations')).body).toEqual([]);
    const found = await company.api.get(`/api/conversations/with/${maya.id}`);
    expect(found.body).toMatchObject({ conversation: { id, is_blocked: true, last_message: null } });
    expect(await historyOf(company, id)).toEqual([]);
    expect((await start(company, maya, 'Hello')) as unknown).toMatchObject({ code: 'PERSON_BLOCKED' });
    expect((await company.api.delete(`/api/conversations/${id}/block`)).body).toMatchObject({ id, is_blocked: false });
    expect((await company.api.get(`/api/conversations/${id}`)).status).toBe(200);
    expect((await start(company, maya, 'Hello')).message.id).toBeDefined();
  });
});
