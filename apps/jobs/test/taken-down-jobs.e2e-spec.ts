import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { type Calendar, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { offerEnded, pencilMoved } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

const day = dayAfter(wallTimeOf(new Date()).day, 15);

describe('a job that is taken down', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const deletes = async ({ recruiter, job }: { recruiter: TestActor; job: Job }): Promise<void> => {
    expect((await crew.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(204);
  };
  const removes = async ({ recruiter, job }: { recruiter: TestActor; job: Job }): Promise<void> => {
    await crew.service.deliver(moderationDecided, {
      subjectId: job.id,
      payload: { case_id: job.id, decision: 'removed', target: { kind: 'job', id: job.id }, person_id: recruiter.id },
    });
  };
  const movesOf = async ({ id }: { id: string }): Promise<number> =>
    (await crew.service.outbox(pencilMoved, id)).length;

  it.each([
    ['by its company', 'company', deletes],
    ['by an administrator', 'system', removes],
  ] as const)('%s takes its questions and pencils with it, and no one moves up', async (_who, by, takeDown) => {
    const { recruiter, job, role } = await crew.job({ event_date: day });
    const people = await Promise.all(['Ana', 'Ben', 'Cal'].map((name) => crew.crew(name)));
    const [first, second, asked] = people as [TestActor, TestActor, TestActor];
    const held = [await crew.pencil(recruiter, role, first), await crew.pencil(recruiter, role, second)];
    const open = await crew.offer(recruiter, role, asked);
    const moves = await Promise.all(held.map(movesOf));
    await takeDown({ recruiter, job });
    const ended = async ({ id }: { id: string }) =>
      (await crew.service.outbox(offerEnded, id)).map(({ payload }) => [payload.outcome, payload.by]);
    for (const pencil of held) expect(await ended(pencil)).toEqual([['released', by]]);
    expect(await Promise.all(held.map(movesOf))).toEqual(moves);
    expect(await ended(open)).toEqual([['withdrawn', by]]);
    for (const person of people) {
      const { body } = await crew.service.as(person).get<Calendar>(`/api/calendar?from=${day}&to=${day}`);
      expect(body.items).toEqual([]);
    }
    expectError(await crew.move(asked, open, 'accept'), 409);
    if (takeDown === deletes) expect((await crew.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(404);
  });
});
