import type { Application, Rating, RatingSummary } from '@crewcall/contracts-jobs';
import { ratingReceived, ratingRequested, ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { expectError } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('ratings', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  let day = 0;
  /** Each in a fortnight of its own: one person is never booked twice at a time. */
  const hired = async (freelancer: TestActor = aFreelancer(), recruiter: TestActor = aRecruiter()) => {
    day += 14;
    const event_date = new Date(Date.UTC(2036, 0, day)).toISOString().slice(0, 10);
    const job = await market.post(recruiter, { event_date });
    const application = await market.apply(freelancer, job);
    await market.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    return { freelancer, recruiter, job, id: application.id };
  };
  /** From before both sides reviewed each other. */
  const booked = async (freelancer?: TestActor, recruiter?: TestActor) => {
    const hire = await hired(freelancer, recruiter);
    await market.service.rows('UPDATE bookings.bookings SET is_reviewed = false WHERE application_id = $1', [hire.id]);
    return hire;
  };
  const rate = (actor: TestActor, id: string, more: Record<string, unknown> = {}) =>
    market.service.as(actor).post<Rating>('/api/ratings', { job_application_id: id, rating: 5, ...more });
  const ask = (actor: TestActor, id: string, more: Record<string, unknown> = {}) =>
    market.service.as(actor).post('/api/rating-requests', { job_application_id: id, ...more });
  const summaryOf = async (freelancer: TestActor) =>
    (await market.service.anonymous().get<RatingSummary>(`/api/ratings/freelancer/${freelancer.id}/average`)).body;

  it('are given once for a hire, and told with what they add up to [R219] [R156]', async () => {
    const { freelancer, recruiter, id } = await booked();
    await market.introduce(recruiter, { first: 'Nora', last: 'Light', company: 'Northlight' });
    const given = await rate(recruiter, id, { freelancer_id: freelancer.id, comment: ' Calm under pressure. ' });
    expect([given.status, given.body]).toMatchObject([
      201,
      { job_application_id: id, freelancer_id: freelancer.id, rating: 5, comment: 'Calm under pressure.' },
    ]);
    const again = await rate(recruiter, id, { rating: 1 });
    expect([again.status, again.body]).toMatchObject([409, { error: 'You have already rated this booking.' }]);
    expect(await summaryOf(freelancer)).toEqual({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] });
    const [received, ...more] = await market.service.outbox(ratingReceived, id);
    expect(received?.payload).toMatchObject({ rating: 5, comment: 'Calm under pressure.', recruiter_id: recruiter.id });
    expect(more).toEqual([]);
    const [changed] = await market.service.outbox(ratingSummaryChanged, freelancer.id);
    expect(changed).toMatchObject({ version: 1, payload: { average: 5, count: 1, distribution: [0, 0, 0, 0, 1] } });
  });

  it('answer as before for a booking that both sides review, and wait until both are in [R219] [R217] [R509]', async () => {
    const { freelancer, recruiter, id } = await hired();
    const older = await booked(undefined, recruiter);
    await market.introduce(recruiter, { first: 'Nora', last: 'Light', company: 'Northlight' });
    const before = await rate(recruiter, older.id, { comment: ' Calm. ' });
    const given = await rate(recruiter, id, { freelancer_id: freelancer.id, comment: ' Calm. ' });
    const same = { id: '', job_application_id: '', freelancer_id: '', created_at: '', booking_id: '', parts: {} };
    expect([given.status, { ...given.body, ...same }]).toEqual([before.status, { ...before.body, ...same }]);
    expect((await rate(recruiter, id)).body).toMatchObject({ error: 'You have already rated this booking.' });
    expectError(await ask(freelancer, id), 409);
    const list = `/api/ratings/freelancer/${freelancer.id}`;
    const read = async () => (await market.service.as(freelancer).get<Rating[]>(list)).body;
    expect([await read(), (await summaryOf(freelancer)).count]).toEqual([[], 0]);
    expect(await market.service.outbox(ratingReceived, id)).toEqual([]);
    await market.service.rows(
      `UPDATE bookings.commitments m SET during = tstzrange(now() - interval '2 days', now() - interval '1 day')
       FROM bookings.bookings b WHERE b.id = m.booking_id AND b.application_id = $1 AND m.id =
         (SELECT n.id FROM bookings.commitments n WHERE n.booking_id = b.id ORDER BY n.id LIMIT 1)`,
      [id],
    );
    await market.service.rows(
      `DELETE FROM bookings.commitments m USING bookings.bookings b
       WHERE b.id = m.booking_id AND b.application_id = $1 AND upper(m.during) > now()`,
      [id],
    );
    const { booking_id } = given.body;
    const written = await market.service.as(freelancer).post('/api/reviews', { booking_id, stars: 4 });
    expect(written.status).toBe(201);
    expect(await read()).toMatchObject([
      { id: given.body.id, rating: 5, comment: 'Calm.', job_title: 'Monitor engineer' },
    ]);
    const [received, ...more] = await market.service.outbox(ratingReceived, id);
    expect([received?.payload, more]).toMatchObject([{ rating: 5, comment: 'Calm.', recruiter_id: recruiter.id }, []]);
  });

  it('are listed newest first with job, company and time, and averaged [R221] [R216] [R217]', async () => {
    const freelancer = aFreelancer();
    for (const [at, stars] of [5, 4, 5].entries()) {
      const { recruiter, id } = await booked(freelancer);
      if (at === 0) await market.introduce(recruiter, { first: 'Nora', last: 'Light', company: 'Northlight' });
      await rate(recruiter, id, { rating: stars });
    }
    const list = `/api/ratings/freelancer/${freelancer.id}`;
    const { body, headers } = await market.service.as(freelancer).get<Rating[]>(list);
    expect(body.map(({ rating }) => rating)).toEqual([5, 4, 5]);
    expect(body.at(-1)).toMatchObject({
      job_title: 'Monitor engineer',
      recruiter: { first_name: 'Nora', last_name: 'Light', company_name: 'Northlight' },
    });
    expect(headers.get('x-total-count')).toBe('3');
    expect(await summaryOf(freelancer)).toEqual({ average: 4.67, count: 3, distribution: [0, 0, 0, 1, 2] });
    const second = await market.service.as(freelancer).get<Rating[]>(`${list}?page=2&page_size=2`);
    expect([second.body.length, second.headers.get('x-total-count')]).toEqual([1, '3']);
    for (const reader of [aRecruiter(), anAdmin()])
      expect((await market.service.as(reader).get(list)).status).toBe(200);
    expectError(await market.service.as(aFreelancer()).get(list), 403);
    expectError(await market.service.anonymous().get(list), 401);
  });

  it('show on the applicant’s card and on the booking [R156] [R149]', async () => {
    const { freelancer, recruiter, id } = await booked();
    const before = await market.service.as(recruiter).get<Application>(`/api/applications/${id}`);
    expect(before.body).toMatchObject({ rating: null, freelancer_profile: { rating_average: null, rating_count: 0 } });
    await rate(recruiter, id, { rating: 4 });
    const after = await market.service
      .as(freelancer)
      .get<Application[]>(`/api/freelancer/${freelancer.id}/applications`);
    expect(after.body[0]).toMatchObject({ rating: 4, freelancer_profile: { rating_average: 4, rating_count: 1 } });
  });

  it('are counted right when many companies rate at once, and once per booking [R219]', async () => {
    const freelancer = aFreelancer();
    const bookings = await Promise.all(Array.from({ length: 6 }, () => booked(freelancer)));
    const answers = await Promise.all(
      bookings.flatMap(({ recruiter, id }) => [rate(recruiter, id), rate(recruiter, id), rate(recruiter, id)]),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(201), ...Array(12).fill(409)]);
    expect(await summaryOf(freelancer)).toMatchObject({ count: 6, average: 5 });
    const told = await market.service.outbox(ratingSummaryChanged, freelancer.id);
    expect(told.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are asked for by who was hired, of the company of that booking, once a week [R220] [S11]', async () => {
    const { freelancer, recruiter, id } = await booked();
    const asked = await ask(freelancer, id, { freelancer_id: freelancer.id, recruiter_id: recruiter.id });
    expect([asked.status, asked.body]).toMatchObject([201, { job_application_id: id, recruiter_id: recruiter.id }]);
    const [told] = await market.service.outbox(ratingRequested, id);
    expect(told?.payload).toEqual({
      application_id: id,
      job_title: 'Monitor engineer',
      freelancer_id: freelancer.id,
      recruiter_id: recruiter.id,
    });
    const again = await ask(freelancer, id);
    expect([again.status, again.body]).toMatchObject([
      429,
      { error: 'You have already asked for a rating of this booking.' },
    ]);
    expect(await market.service.outbox(ratingRequested, id)).toHaveLength(1);
    const { body } = await market.service.as(freelancer).get<Application>(`/api/applications/${id}`);
    expect(body.rating_requested_at).not.toBeNull();
    await market.service.rows(
      `UPDATE rating_requests SET requested_at = now() - interval '8 days' WHERE application_id = $1`,
      [id],
    );
    expect((await ask(freelancer, id)).status).toBe(201);
    await rate(recruiter, id);
    expectError(await ask(freelancer, id), 409);
  });

  it('cannot be asked of a company that is gone [R220]', async () => {
    const { freelancer, recruiter, id } = await booked();
    await market.service.deliver(userDeleted, { subjectId: recruiter.id, version: 9, payload: { role: 'recruiter' } });
    const { status, body } = await ask(freelancer, id);
    expect([status, body]).toMatchObject([409, { error: 'Unable to find recruiter for this job' }]);
  });

  it.each([0, 6, 4.5, -1, 1e9, '5', null, undefined])('refuse %p stars [R218] [R219] [S10]', async (rating) => {
    const { recruiter, freelancer, id } = await booked();
    const answer = await rate(recruiter, id, { rating });
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ error: 'Choose between 1 and 5 stars.' });
    expect((await summaryOf(freelancer)).count).toBe(0);
  });

  it('refuse every user but the two sides of a booking, and what is no booking [R219] [R220] [S10] [S11]', async () => {
    const { recruiter, freelancer, application } = await market.applied();
    expectError(await rate(recruiter, application.id), 409);
    expectError(await ask(freelancer, application.id), 409);
    const { id, ...sides } = await booked();
    expectError(await rate(aRecruiter(), id), 404);
    expectError(await rate(sides.freelancer, id), 403);
    expectError(await rate({ ...sides.freelancer, role: 'recruiter' }, id), 404);
    expectError(await ask(aFreelancer(), id), 404);
    expectError(await ask(sides.recruiter, id), 403);
    expectError(await rate(sides.recruiter, id, { freelancer_id: newId() }), 403);
    expectError(await ask(sides.freelancer, id, { recruiter_id: newId() }), 403);
    expectError(await ask(sides.freelancer, id, { freelancer_id: newId() }), 403);
    expectError(await rate(sides.recruiter, newId()), 404);
    for (const bad of ['nonsense', 5, null]) expectError(await rate(sides.recruiter, bad as string), 400);
    for (const comment of ['x'.repeat(1001), 'a\u0000b', 5])
      expectError(await rate(sides.recruiter, id, { comment }), 400);
    expectError(await rate(sides.recruiter, id, { average: 5 }), 400);
    for (const path of ['/api/ratings', '/api/rating-requests'])
      expectError(await market.service.anonymous().post(path, { job_application_id: id, rating: 5 }), 401);
    expect((await summaryOf(sides.freelancer)).count).toBe(0);
  });

  it('of no one in particular are none [R221]', async () => {
    expect(await summaryOf({ id: 'nonsense', role: 'freelancer' })).toEqual({
      average: 0,
      count: 0,
      distribution: [0, 0, 0, 0, 0],
    });
    expect((await market.service.as(anAdmin()).get('/api/ratings/freelancer/nonsense')).body).toEqual([]);
  });
});
