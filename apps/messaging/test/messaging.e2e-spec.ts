import { userChanged, userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

describe('the messaging service', () => {
  let service: TestService;
  const rowOf = async (id: string) => (await service.rows('SELECT * FROM people WHERE id = $1', [id]))[0];
  const named = (first_name: string) => ({
    role: 'freelancer' as const,
    display_name: `${first_name} Patel`,
    first_name,
    last_name: 'Patel',
    visibility: 'public' as const,
    mail_enabled: true,
  });

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
  });
  afterAll(() => service.stop());

  it('is ready with its own database, its queues and Redis', async () => {
    const { status, body } = await service.anonymous().get('/health/ready');
    expect([status, body]).toMatchObject([200, { status: 'ok', checks: { database: 'up', redis: 'up' } }]);
  });

  it('answers 404 in the error shape where there is nothing', async () => {
    const { status, body } = await service.anonymous().get('/api/conversations-of-nobody');
    expect([status, body['code'], typeof body['request_id']]).toEqual([404, 'NOT_FOUND', 'string']);
  });

  it('names people as they were last called, in whatever order that was told', async () => {
    const id = newId();
    await service.deliver(userChanged, { subjectId: id, version: 3, payload: named('Maya') });
    await service.deliver(userChanged, { subjectId: id, version: 2, payload: named('May') });
    expect(await rowOf(id)).toMatchObject({ first_name: 'Maya', version: 3 });
  });

  it('keeps of the user who left only that they left [R206]', async () => {
    const id = newId();
    await service.deliver(userChanged, { subjectId: id, version: 3, payload: named('Maya') });
    await service.deliver(userDeleted, { subjectId: id, version: 4, payload: { role: 'freelancer' } });
    await service.deliver(userChanged, { subjectId: id, version: 5, payload: named('Maya') });
    expect(await rowOf(id)).toMatchObject({
      role: 'freelancer',
      display_name: null,
      first_name: null,
      deleted_at: expect.any(Date) as Date,
    });
  });
});
