import { bookingsRoutes, reviewRoutes, type WorksAgain } from '@crewcall/contracts-bookings';
import { bookingCompleted, reviewReported } from '@crewcall/contracts-bookings/dto';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { type Application, type CompanyRecord, type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aFreelancer, aRecruiter } from './marketplace.js';
import { reviewsOf } from './reviews.js';

const DAY = 24;

describe('reviews that are shown', () => {
  let crew: CrewMarket;
  let reviews: ReturnType<typeof reviewsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    reviews = reviewsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const recordOf = async ({ id }: TestActor) =>
    (await crew.service.anonymous().get<CompanyRecord>(jobRoutes.recordOf(id))).body;

  it('make a company’s rating from the third on, on its page and its jobs [R510]', async () => {
    const recruiter = aRecruiter();
    const job = await crew.job({ event_date: '2035-06-12' }, recruiter);
    const shown = async () => (await crew.service.anonymous().get<Job>(`/api/jobs/${job.job.id}`)).body.company_rating;
    for (const stars of [5, 4, 5]) {
      expect([(await recordOf(recruiter)).rating, await shown()]).toEqual([null, undefined]);
      const { freelancer, booking } = await reviews.completed(recruiter);
      await reviews.write(freelancer, booking, stars);
      expect(await shown()).toBeUndefined();
      await reviews.write(recruiter, booking);
    }
    const rating = { average: 4.67, count: 3 };
    expect([(await recordOf(recruiter)).rating, await shown()]).toEqual([rating, rating]);
    const own = await reviews.as(recruiter).get<Job[]>(`/api/jobs/recruiter/${recruiter.id}`);
    expect(own.body[0]?.company_rating).toEqual(rating);
  });

  it('that an administrator removes leave no words and no stars; until then they stay [R511]', async () => {
    const { recruiter, freelancer, booking } = await reviews.completed();
    const one = (await reviews.write(recruiter, booking, 1, { text: 'Quillfeather.' })).body.own?.id ?? '';
    const other = (await reviews.write(freelancer, booking, 1, { text: 'Rude.' })).body.own?.id ?? '';
    const report = { reason: 'Not true.' };
    expectError(await reviews.as(recruiter).post(reviewRoutes.report(one), report), 403);
    expectError(await reviews.as(aFreelancer()).post(reviewRoutes.report(one), report), 404);
    expect((await reviews.as(freelancer).post(reviewRoutes.report(one), report)).status).toBe(204);
    const [told] = await crew.service.outbox(reviewReported, one);
    expect(told?.payload).toMatchObject({ kind: 'review', person_id: recruiter.id, snapshot: '1/5\nQuillfeather.' });
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([{ rating: 1, is_removed: false }]);
    const rowOf = async (actor: TestActor) =>
      (await reviews.as(actor).get<Application>(`/api/applications/${booking.application_id}`)).body;
    for (const actor of [recruiter, freelancer])
      expect(await rowOf(actor)).toMatchObject({ rating: 1, is_rating_removed: false });
    const decide = (id: string, decision: 'removed' | 'dismissed') =>
      crew.service.deliver(moderationDecided, {
        subjectId: newId(),
        payload: { case_id: newId(), decision, target: { kind: 'review', id } },
      });
    await decide(one, 'dismissed');
    expect((await reviews.summaryOf(freelancer)).count).toBe(1);
    await decide(one, 'removed');
    await decide(one, 'removed');
    await decide(other, 'removed');
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([
      { rating: 0, comment: null, is_removed: true, parts: {} },
    ]);
    for (const actor of [recruiter, freelancer])
      expect(await rowOf(actor)).toMatchObject({ rating: null, is_rating_hidden: false, is_rating_removed: true });
    expect(await reviews.summaryOf(freelancer)).toMatchObject({ average: 0, count: 0 });
    const changes = await crew.service.outbox(ratingSummaryChanged, freelancer.id);
    expect(changes.map(({ version, payload }) => [version, payload.count])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(await reviews.ofCompany(recruiter)).toMatchObject([{ stars: null, text: null, is_removed: true }]);
    expect(await reviews.read(freelancer, booking)).toMatchObject({
      theirs: { is_removed: true },
      own: { stars: null },
    });
  });

  it('are not given for what was cancelled, nor while a no-show is in dispute [R512]', async () => {
    const cancelled = await reviews.booked();
    await reviews.as(cancelled.recruiter).put(bookingsRoutes.cancelBooking(cancelled.booking.id), { reason: 'Off.' });
    await reviews.isAfter(cancelled, 20);
    expect((await reviews.write(cancelled.freelancer, cancelled.booking)).body).toMatchObject({
      code: 'REVIEW_NOT_OPEN',
    });
    jest.restoreAllMocks();
    const made = await reviews.completed();
    const { recruiter, freelancer, booking } = made;
    await reviews.write(recruiter, booking, 1);
    const claim = { call_id: booking.calls[0]?.id };
    expect((await reviews.as(recruiter).put(bookingsRoutes.noShow(booking.id), claim)).status).toBe(200);
    await reviews.as(freelancer).put(bookingsRoutes.objectToNoShow(booking.id), {});
    expect((await reviews.write(freelancer, booking)).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
    await reviews.isAfter(made, 13 + 14 * DAY);
    expect([await reviews.read(freelancer, booking), await reviews.ratingsOf(freelancer)]).toMatchObject([
      { theirs: null },
      [],
    ]);
    const payload = { case_id: newId(), target: { kind: 'booking' as const, id: booking.id }, note: 'Seen by two.' };
    await crew.service.deliver(moderationDecided, {
      subjectId: newId(),
      payload: { ...payload, decision: 'attended' },
    });
    await reviews.isAfter(made, 13.1 + 14 * DAY);
    expect(await reviews.read(freelancer, booking)).toMatchObject({ is_open: true, is_theirs_written: true });
    expect((await reviews.write(freelancer, booking)).body).toMatchObject({ theirs: { stars: 1 } });
  });

  it('are asked for anew where the company takes back that the person did not come, and none is lost [R512]', async () => {
    const made = await reviews.completed();
    const { recruiter, freelancer, booking } = made;
    await reviews.write(recruiter, booking, 4);
    const claim = { call_id: booking.calls[0]?.id };
    await reviews.as(recruiter).put(bookingsRoutes.noShow(booking.id), claim);
    await reviews.isAfter(made, 13 + 14 * DAY);
    expect(await reviews.ratingsOf(freelancer)).toEqual([]);
    expect((await reviews.as(recruiter).delete(bookingsRoutes.noShow(booking.id))).status).toBe(200);
    await reviews.isAfter(made, 13.1 + 14 * DAY);
    expect(await reviews.read(freelancer, booking)).toMatchObject({ is_open: true, is_theirs_written: true });
    await reviews.isAfter(made, 14 + 28 * DAY);
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([{ rating: 4 }]);
  });

  it('are asked for where the last call is cancelled once the others are long worked [R505] [R509]', async () => {
    const { recruiter, freelancer, booking } = await reviews.booked(undefined, undefined, 3);
    const [first, last] = booking.calls;
    const worked = { ends: Date.parse(first?.to ?? '') };
    const rating = { job_application_id: booking.application_id, rating: 4 };
    expect((await reviews.as(recruiter).post('/api/ratings', rating)).status).toBe(201);
    await reviews.isAfter(worked, 40);
    const off = { reason: 'One day less.', call_ids: [last?.id] };
    expect((await reviews.as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), off)).status).toBe(200);
    // It may be put back for ten minutes.
    await reviews.isAfter(worked, 40.1);
    expect(await crew.service.outbox(bookingCompleted, booking.id)).toHaveLength(0);
    await reviews.isAfter(worked, 40.2);
    expect(await crew.service.outbox(bookingCompleted, booking.id)).toHaveLength(1);
    expect(await reviews.read(freelancer, booking)).toMatchObject({ is_open: true, is_theirs_written: true });
    await reviews.isAfter(worked, 12 + 14 * DAY);
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([{ rating: 4 }]);
  });

  it('with a yes from both put the person in a list of the company’s, told to no one [R513]', async () => {
    const recruiter = aRecruiter();
    const again = async (actor: TestActor) => (await reviews.as(actor).get<WorksAgain[]>(reviewRoutes.again)).body;
    const both = await reviews.completed(recruiter);
    await reviews.write(recruiter, both.booking, 5, { again: true });
    await reviews.write(both.freelancer, both.booking, 5, { again: true });
    const one = await reviews.completed(recruiter);
    await reviews.write(recruiter, one.booking, 5, { again: true });
    await reviews.write(one.freelancer, one.booking, 5, { again: false });
    const waiting = await reviews.completed(recruiter);
    await reviews.write(recruiter, waiting.booking, 5, { again: true });
    expect(await again(recruiter)).toEqual([
      { user_id: both.freelancer.id, first_name: 'Maya', last_name: 'Ross', title: null },
    ]);
    expect(await again(aRecruiter())).toEqual([]);
    expectError(await reviews.as(both.freelancer).get(reviewRoutes.again), 403);
  });
});
