import { type Timesheet, timesheetRoutes } from '@crewcall/contracts-bookings';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { timesheetAsked, timesheetCommented, timesheetOpened } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { longDay, timesheetsOf } from './timesheets.js';

const atSix = {
  lines: [{ line: 'out', reason: 'not_noted', words: 'Out at six.' }],
  figures: { ...longDay, ends_at: '18:00' },
};

describe('hours on which two do not agree', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;
  const admin: TestActor = { id: newId(), role: 'admin' };

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const open = ({ id }: { id: string }, reason = 'Asked by both.', by = admin) =>
    hours.as(by).post<Timesheet>(timesheetRoutes.timesheetMove(id, 'open'), { reason });
  const comment = ({ id }: { id: string }, note: string, decision = 'commented' as const) =>
    crew.service.deliver(moderationDecided, {
      subjectId: newId(),
      payload: { case_id: newId(), decision, target: { kind: 'timesheet', id }, note },
    });

  /** Questioned as often as a sheet is. */
  async function atTheEnd() {
    const market = await hours.submitted();
    for (const round of [1, 2, 3]) {
      await hours.move(market.recruiter, market.sheet, 'dispute', atSix);
      if (round < 3) await hours.move(market.first, market.sheet, 'submit', longDay);
    }
    return market;
  }

  it('are shown to an administrator after the third round, when either side asks, once [R446]', async () => {
    const early = await hours.submitted();
    await hours.move(early.recruiter, early.sheet, 'dispute', atSix);
    const refused = { status: 409, body: { code: 'NOT_AT_THE_END' } };
    expect(await hours.move(early.first, early.sheet, 'ask')).toMatchObject(refused);

    const { first, recruiter, second, sheet } = await atTheEnd();
    expect((await hours.move(second, sheet, 'ask')).status).toBe(404);
    const both = await Promise.all([first, recruiter].map((actor) => hours.move(actor, sheet, 'ask')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ASKED_ALREADY' });
    const { asked } = (await hours.get(recruiter, sheet)).body;
    expect(asked).toMatchObject({ comment: null, commented_at: null });
    expect((await hours.get(first, sheet)).body.asked).toEqual(asked);
    const [told, ...more] = await crew.service.outbox(timesheetAsked, sheet.id);
    expect(more).toEqual([]);
    const person_id = asked?.by === 'crew' ? recruiter.id : first.id;
    expect(told?.payload).toMatchObject({ kind: 'timesheet', target_id: sheet.id, person_id });
    expect(JSON.stringify(told?.payload)).not.toContain('Out at six');
  });

  it('are read by an administrator alone who says why, from the question to the comment, each time logged [R446] [R462]', async () => {
    const { first, recruiter, sheet } = await atTheEnd();
    expect((await open(sheet)).status).toBe(404);
    await hours.move(recruiter, sheet, 'ask');
    expect((await open(sheet, ' ')).status).toBe(400);
    expect((await open(sheet, 'x'.repeat(301))).status).toBe(400);
    expect((await open(sheet, 'Mine?', first)).status).toBe(403);
    expect(await crew.service.outbox(timesheetOpened, sheet.id)).toEqual([]);
    const { status, body } = await open(sheet);
    expect([status, body.versions.length]).toEqual([200, 6]);
    await open(sheet, 'Again.');
    const openings = await crew.service.outbox(timesheetOpened, sheet.id);
    expect(openings.map(({ actor_id, payload }) => [actor_id, payload.reason])).toEqual([
      [admin.id, 'Asked by both.'],
      [admin.id, 'Again.'],
    ]);
    expect((await hours.get(admin, sheet)).status).toBe(403);
    await comment(sheet, 'The check-out said six.');
    expect((await open(sheet)).status).toBe(404);
  });

  it('are commented on for both, once, and stay for the two to agree on [R446]', async () => {
    const { first, recruiter, sheet } = await atTheEnd();
    await comment(sheet, 'Not asked.');
    expect((await hours.get(first, sheet)).body.asked).toBeNull();
    await hours.move(first, sheet, 'ask');
    await comment(sheet, 'The check-out said six.');
    await comment(sheet, 'Another word.');
    const { body } = await hours.get(recruiter, sheet);
    expect(body).toMatchObject({ state: 'disputed', asked: { by: 'crew', comment: 'The check-out said six.' } });
    expect((await hours.get(first, sheet)).body).toEqual(body);
    const told = await crew.service.outbox(timesheetCommented, sheet.id);
    expect(told.map(({ payload }) => [payload.recruiter_id, payload.freelancer_id])).toEqual([
      [recruiter.id, first.id],
    ]);
    expect(JSON.stringify(told)).not.toContain('check-out');
    const taken = (await hours.move(first, sheet, 'accept')).body;
    expect(taken).toMatchObject({ state: 'approved', asked: { comment: 'The check-out said six.' } });
    expect(await hours.move(recruiter, sheet, 'ask')).toMatchObject({ status: 409, body: { code: 'NOT_AT_THE_END' } });
  });

  it('keep no word of an administrator when an account goes [R461] [R531]', async () => {
    const { first, recruiter, sheet } = await atTheEnd();
    await hours.move(first, sheet, 'ask');
    await comment(sheet, 'Ask Quillfeather.');
    await crew.service.deliver(userDeleted, {
      subjectId: first.id,
      version: 9,
      payload: { role: 'freelancer' } as never,
    });
    expect((await hours.get(recruiter, sheet)).body.asked).toBeNull();
    expect(await crew.service.everything()).not.toMatch(/quillfeather/i);
  });
});
