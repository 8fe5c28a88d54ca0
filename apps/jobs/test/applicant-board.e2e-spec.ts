import { applicantBoardRoutes } from '@crewcall/contracts-bookings';
import { applicantBoardChanged } from '@crewcall/contracts-bookings/dto';
import type { Application } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('the board of the applicants of a job', () => {
  let crew: CrewMarket;
  let board: ReturnType<typeof boardOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    board = boardOf(crew);
  });
  afterAll(() => crew.close());

  const as = (actor: Parameters<typeof crew.service.as>[0]) => crew.service.as(actor);
  const told = (application: Application) => crew.service.outbox(applicationStatusChanged, application.id);

  it('has seven columns, derived from applications and offers, with a count each [R514] [R515]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
    const [, ben, cat, dan, eve, fay, gus] = await Promise.all(names.map((name) => board.apply(job, name)));
    const path = (one: typeof ben): string => `/api/applications/${one?.application.id ?? ''}`;
    await as(recruiter).put(`${path(ben)}/review`);
    await as(recruiter).put(`${path(cat)}/shortlist`);
    if (dan && eve) {
      await crew.pencil(recruiter, role, dan.person);
      await crew.offer(recruiter, role, eve.person);
    }
    await as(recruiter).put(`${path(fay)}/accept`);
    await as(recruiter).put(`${path(gus)}/reject`, {});
    const read = await board.read(recruiter, job);
    expect(read).toMatchObject({ job_id: job.id, total: 7 });
    expect(read.columns.map(({ column, count, cards }) => [column, count, cards[0]?.first_name])).toEqual([
      ['new', 1, 'Ann'],
      ['reviewed', 1, 'Ben'],
      ['shortlisted', 1, 'Cat'],
      ['pencilled', 1, 'Dan'],
      ['offered', 1, 'Eve'],
      ['booked', 1, 'Fay'],
      ['no', 1, 'Gus'],
    ]);
    const [held] = board.columnOf(read, 'pencilled').cards;
    expect(held).toMatchObject({
      offer: { kind: 'pencil', rank: 1, role_id: role.id },
      location: 'Leeds, West Yorkshire',
    });
  });

  it('moves a card where its state may go, and says why where it may not [R515]', async () => {
    const { recruiter, job } = await crew.job();
    const { application } = await board.apply(job, 'Ann');
    const moved = await board.move(recruiter, application, { from: 'new', to: 'shortlisted' });
    expect(moved.body).toEqual({ application_id: application.id, column: 'shortlisted', takes_back_until: null });
    const back = await board.move(recruiter, application, { from: 'shortlisted', to: 'reviewed' });
    expectError(back, 409);
    expect(back.body).toMatchObject({ error: 'Shortlisted does not go back to Reviewed.' });
    expect((await board.cardOf(recruiter, job, application))?.column).toBe('shortlisted');
  });

  it('answers the second of two conflicting moves with 409 and the card’s true place [R524]', async () => {
    const { recruiter, job } = await crew.job();
    const { application } = await board.apply(job, 'Ann');
    const both = await Promise.all([
      board.move(recruiter, application, { from: 'new', to: 'shortlisted' }),
      board.move(recruiter, application, { from: 'new', to: 'no' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = both.filter(({ status }) => status === 409);
    const { column } = (await board.cardOf(recruiter, job, application)) ?? {};
    const place = column === 'no' ? 'Not this time' : 'Shortlisted';
    expect(late?.body).toMatchObject({ code: 'CARD_MOVED', error: `Ann is in ${place} now.`, details: { column } });
  });

  it('rejects after five minutes in which it can be taken back; only then the person hears of it [R518]', async () => {
    const { recruiter, job } = await crew.job();
    const [ann, ben] = [await board.apply(job, 'Ann'), await board.apply(job, 'Ben')];
    const message = 'Sorry {first name}, {job} is full.';
    for (const { application } of [ann, ben])
      expect((await board.move(recruiter, application, { from: 'new', to: 'no', message })).body.column).toBe('no');
    expect(board.names(await board.read(recruiter, job), 'no').sort()).toEqual(['Ann', 'Ben']);
    const seen = await as(ann.person).get<Application>(`/api/applications/${ann.application.id}`);
    expect(seen.body).toMatchObject({ status: 'applied', rejection_message: null });
    const undone = await board.bulk(recruiter, { application_ids: [ben.application.id], action: 'take_back' });
    expect(undone.body.words).toBe('1 done');
    await board.after(4);
    expect(await told(ann.application)).toEqual([]);
    await board.after(6);
    expect(await told(ann.application)).toMatchObject([
      { payload: { from: 'applied', to: 'rejected', has_message: true } },
    ]);
    const read = await as(ann.person).get<Application>(`/api/applications/${ann.application.id}`);
    expect(read.body.rejection_message).toBe(`Sorry Ann, ${job.title} is full.`);
    expect((await board.cardOf(recruiter, job, ben.application))?.column).toBe('new');
    expect(await told(ben.application)).toEqual([]);
    const late = await board.bulk(recruiter, { application_ids: [ann.application.id], action: 'take_back' });
    expect(late.body.words).toBe('0 done, 1 skipped: sent already');
  });

  it('shows the list of the company what waits, to no one else, and reading it leaves it waiting [R518]', async () => {
    const { recruiter, job } = await crew.job();
    const { application, person } = await board.apply(job, 'Ann');
    const path = `/api/applications/${application.id}`;
    const { body } = await board.bulk(recruiter, { application_ids: [application.id], action: 'reject' });
    const { body: read } = await as(recruiter).put<Application>(`${path}/review`);
    expect(read).toMatchObject({ status: 'applied', takes_back_until: body.takes_back_until });
    expect((await as(person).get(path)).body).not.toHaveProperty('takes_back_until');
    await board.after(6);
    expect((await as(recruiter).get(path)).body).toMatchObject({ status: 'rejected', takes_back_until: null });
  });

  it('is void when the person is hired or withdraws within the five minutes [R518]', async () => {
    const { recruiter, job } = await crew.job({ positions: 2 });
    const [ann, ben] = [await board.apply(job, 'Ann'), await board.apply(job, 'Ben')];
    for (const { application } of [ann, ben]) await board.move(recruiter, application, { from: 'new', to: 'no' });
    expect((await as(recruiter).put(`/api/applications/${ann.application.id}/accept`)).status).toBe(200);
    await as(ben.person).delete(`/api/applications/${ben.application.id}`);
    await board.after(6);
    expect((await told(ann.application)).map(({ payload }) => payload.to)).toEqual(['hired']);
    expect((await told(ben.application)).map(({ payload }) => payload.to)).toEqual(['withdrawn']);
  });

  it('is void when the person is offered a role within the five minutes: the offer stands [R518]', async () => {
    const { recruiter, job, role } = await crew.job();
    const { application, person } = await board.apply(job, 'Ann');
    await board.move(recruiter, application, { from: 'new', to: 'no' });
    const offer = await crew.offer(recruiter, role, person);
    expect((await board.cardOf(recruiter, job, application))?.column).toBe('offered');
    await board.after(6);
    expect([await told(application), (await crew.see(person, offer)).state]).toEqual([[], 'open']);
  });

  it('keeps three texts of a company for a no, for that company alone [R518]', async () => {
    const [company, other] = [aRecruiter(), aRecruiter()];
    const save = (texts: unknown) => as(company).put<{ texts: string[] }>(applicantBoardRoutes.rejectTexts, { texts });
    expect((await save([' Sorry {first name}. ', ''])).body).toEqual({ texts: ['Sorry {first name}.'] });
    expect((await as(company).get(applicantBoardRoutes.rejectTexts)).body).toEqual({ texts: ['Sorry {first name}.'] });
    expect((await as(other).get(applicantBoardRoutes.rejectTexts)).body).toEqual({ texts: [] });
    for (const bad of [['a', 'b', 'c', 'd'], ['x'.repeat(2001)], 'text', [7], ['a\u0000']])
      expectError(await save(bad), 400);
  });

  it('shows the company’s other windows what moved, and not the person [R524]', async () => {
    const { recruiter, job } = await crew.job();
    const { application } = await board.apply(job, 'Ann');
    await board.move(recruiter, application, { from: 'new', to: 'no' });
    const [event] = await crew.service.outbox(applicantBoardChanged, application.id);
    expect(event?.payload).toEqual({ job_id: job.id, recruiter_id: recruiter.id });
  });

  it('belongs to its company: to another job, card and bulk do not exist [R514]', async () => {
    const { recruiter, job } = await crew.job();
    const { application, person } = await board.apply(job, 'Ann');
    const other = aRecruiter();
    expectError(await as(other).get(applicantBoardRoutes.board(job.id)), 404);
    expectError(await board.move(other, application, { from: 'new', to: 'no' }), 404);
    const bulk = await board.bulk(other, { application_ids: [application.id], action: 'reject' });
    expect(bulk.body).toMatchObject({ done: [], words: '0 done, 1 skipped: not found' });
    expectError(await as(person).get(applicantBoardRoutes.board(job.id)), 403);
    expect((await board.cardOf(recruiter, job, application))?.column).toBe('new');
  });
});
