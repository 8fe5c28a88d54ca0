import { reviewRoutes } from '@crewcall/contracts-bookings';
import { bookingCompleted, reviewDue, reviewShown } from '@crewcall/contracts-bookings/dto';
import { ratingReceived } from '@crewcall/contracts-jobs/dto';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { reviewsOf } from './reviews.js';

const DAY = 24;

describe('reviews of bookings', () => {
  let crew: CrewMarket;
  let reviews: ReturnType<typeof reviewsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    reviews = reviewsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const dueOf = async ({ id }: { id: string }) =>
    (await crew.service.outbox(reviewDue, id)).map(({ payload: { side, what } }) => `${side} ${what}`);

  it('open for both twelve hours after the last call, for fourteen days [R505]', async () => {
    const made = await reviews.booked();
    const { recruiter, freelancer, booking, ends } = made;
    await reviews.isAfter(made, 11.9);
    expect(await reviews.read(freelancer, booking)).toMatchObject({ is_open: false, closes_at: null, own: null });
    expect((await reviews.write(freelancer, booking)).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
    expect(await crew.service.outbox(bookingCompleted, booking.id)).toEqual([]);
    await reviews.isAfter(made, 12);
    const closes_at = new Date(ends + (12 + 14 * DAY) * 3_600_000).toISOString();
    for (const side of [recruiter, freelancer])
      expect(await reviews.read(side, booking)).toMatchObject({ is_open: true, closes_at, is_theirs_written: false });
    const [completed, ...more] = await crew.service.outbox(bookingCompleted, booking.id);
    expect([completed?.payload, more]).toMatchObject([
      { recruiter_id: recruiter.id, freelancer_id: freelancer.id, until: closes_at },
      [],
    ]);
    const parts = { punctual: 5, skilled: 4, safe: 5, easy: 3 };
    const given = await reviews.write(recruiter, booking, 4, { parts, text: ' Calm. ', again: true });
    expect([given.status, given.body.own]).toMatchObject([
      201,
      { side: 'company', stars: 4, parts, text: 'Calm.', again: true, shown_at: null },
    ]);
    await reviews.isAfter(made, 12 + 14 * DAY);
    expect((await reviews.write(freelancer, booking)).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
  });

  it('refuse what is no review, and every user but the two sides [R505]', async () => {
    const { recruiter, freelancer, booking } = await reviews.completed();
    for (const stars of [0, 6, 4.5, '5', null])
      expectError(await reviews.write(recruiter, booking, stars as number), 400);
    for (const more of [
      { parts: { brief: 5 } },
      { parts: { punctual: 6 } },
      { parts: [5] },
      { parts: null },
      { text: 'x'.repeat(1001) },
      { text: 'a\u0000b' },
      { again: 'yes' },
      { shown_at: '2026-01-01' },
    ])
      expectError(await reviews.write(recruiter, booking, 5, more), 400);
    for (const stranger of [aRecruiter(), aFreelancer()]) {
      expectError(await reviews.see(stranger, booking), 404);
      expectError(await reviews.write(stranger, booking), 404);
    }
    expectError(await reviews.see(anAdmin(), booking), 403);
    expectError(await reviews.see({ ...freelancer, role: 'recruiter' }, booking), 404);
    expectError(await crew.service.anonymous().get(reviewRoutes.ofBooking(booking.id)), 401);
  });

  it('are seen by neither side until both are in, in no answer, count, average or event [R506] [R507] [R509]', async () => {
    const { recruiter, freelancer, booking } = await reviews.completed();
    await reviews.write(recruiter, booking, 2, { text: 'Quillfeather', parts: { safe: 1 }, again: false });
    const seen = await reviews.read(freelancer, booking);
    expect(seen).toMatchObject({ own: null, theirs: null, is_theirs_written: true, reply_until: null });
    expect(await dueOf(booking)).toEqual(['crew written']);
    expect(await reviews.summaryOf(freelancer)).toMatchObject({ average: 0, count: 0 });
    expect(await reviews.ratingsOf(freelancer)).toEqual([]);
    const application = await reviews.as(freelancer).get(`/api/applications/${booking.application_id}`);
    expect(application.body).toMatchObject({ rating: null, freelancer_profile: { rating_count: 0 } });
    const published = await crew.service.rows<{ payload: object }>('SELECT payload FROM outbox');
    expect(JSON.stringify(published)).not.toMatch(/Quillfeather/);
    expect(await crew.service.outbox(ratingReceived, booking.application_id ?? '')).toEqual([]);
    const [hidden] = await crew.service.rows<{ id: string }>('SELECT id FROM bookings.reviews WHERE booking_id = $1', [
      booking.id,
    ]);
    const report = { reason: 'What does it say?' };
    expectError(await reviews.as(freelancer).post(reviewRoutes.report(hidden?.id ?? ''), report), 404);
    expectError(await reviews.as(freelancer).put(reviewRoutes.reply(hidden?.id ?? ''), { text: 'x' }), 404);

    const second = await reviews.write(freelancer, booking, 4, { text: 'Good food.', parts: { welfare: 5 } });
    expect(second.body).toMatchObject({
      theirs: { stars: 2, text: 'Quillfeather' },
      own: { stars: 4 },
      is_open: false,
    });
    expect(Object.keys(second.body.theirs ?? {})).not.toContain('again');
    expect(await reviews.read(recruiter, booking)).toMatchObject({ theirs: { stars: 4, text: 'Good food.' } });
    expect(await reviews.summaryOf(freelancer)).toMatchObject({ average: 2, count: 1 });
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([
      { rating: 2, comment: 'Quillfeather', parts: { safe: 1 } },
    ]);
    expect(await reviews.ofCompany(recruiter)).toMatchObject([
      { stars: 4, text: 'Good food.', role: 'Monitor engineer' },
    ]);
    const [received, ...more] = await crew.service.outbox(ratingReceived, booking.application_id ?? '');
    expect([received?.payload, more]).toMatchObject([{ rating: 2, comment: 'Quillfeather' }, []]);
    expect((await crew.service.outbox(reviewShown, booking.id)).map(({ payload }) => payload)).toMatchObject([
      { side: 'company', subject_id: freelancer.id, stars: 2 },
      { side: 'crew', subject_id: recruiter.id, stars: 4 },
    ]);
  });

  it('written at once are shown once, and a reader meanwhile sees both or none [R506]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { recruiter, freelancer, booking } = await reviews.completed();
      let isDone = false;
      const seen = new Set<number>();
      const watch = async (): Promise<void> => {
        while (!isDone) {
          const rows = await crew.service.rows<{ shown: number }>(
            `SELECT (SELECT count(*)::integer FROM bookings.reviews WHERE booking_id = $1 AND shown_at IS NOT NULL)
               + (SELECT count(*)::integer FROM ratings WHERE application_id = $2)
               + (SELECT count(*)::integer FROM bookings.company_ratings WHERE recruiter_id = $3) AS shown`,
            [booking.id, booking.application_id, recruiter.id],
          );
          seen.add(rows[0]?.shown ?? -1);
          const { theirs, own } = await reviews.read(recruiter, booking);
          expect(Boolean(theirs)).toBe(Boolean(own?.shown_at));
        }
      };
      const watching = [watch(), watch()];
      const answers = await Promise.all([
        reviews.write(recruiter, booking, 5),
        reviews.write(freelancer, booking, 3),
        reviews.write(recruiter, booking, 1),
        reviews.write(freelancer, booking, 1),
      ]);
      isDone = true;
      await Promise.all(watching);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      expect([...seen].every((shown) => shown === 0 || shown === 4)).toBe(true);
      expect(await crew.service.outbox(reviewShown, booking.id)).toHaveLength(2);
      expect(await crew.service.outbox(ratingReceived, booking.application_id ?? '')).toHaveLength(1);
      expect((await reviews.summaryOf(freelancer)).count).toBe(1);
      expect(await reviews.read(freelancer, booking)).toMatchObject({ theirs: { side: 'company' } });
    }
  });

  it('are shown after fourteen days where one is missing; reminded of on day 3 and 12 [R506] [R507]', async () => {
    const made = await reviews.completed();
    const { recruiter, freelancer, booking } = made;
    await reviews.write(freelancer, booking, 4);
    await reviews.isAfter(made, 12 + 3 * DAY);
    await reviews.isAfter(made, 12 + 12 * DAY);
    expect(await dueOf(booking)).toEqual(['company written', 'company reminder', 'company reminder']);
    await reviews.isAfter(made, 11.9 + 14 * DAY);
    expect(await reviews.ofCompany(recruiter)).toEqual([]);
    await reviews.isAfter(made, 12 + 14 * DAY);
    expect(await reviews.ofCompany(recruiter)).toMatchObject([{ stars: 4 }]);
    expect(await reviews.read(recruiter, booking)).toMatchObject({ is_open: false, own: null, theirs: { stars: 4 } });
    await reviews.isAfter(made, 13 + 14 * DAY);
    expect(await crew.service.outbox(reviewShown, booking.id)).toHaveLength(1);
  });

  it('can be changed until they are shown, and replied to once for thirty days after [R508]', async () => {
    const made = await reviews.completed();
    const { recruiter, freelancer, booking } = made;
    const { own } = (await reviews.write(recruiter, booking, 1, { text: 'Late.' })).body;
    const path = reviewRoutes.review(own?.id);
    expectError(await reviews.as(freelancer).put(path, { stars: 5 }), 404);
    expect((await reviews.as(recruiter).put(path, { stars: 3 })).body).toMatchObject({ own: { stars: 3, text: null } });
    expect((await reviews.write(recruiter, booking, 5)).body).toMatchObject({ code: 'REVIEW_WRITTEN' });
    const { body } = await reviews.write(freelancer, booking, 2);
    expect((await reviews.as(recruiter).put(path, { stars: 5 })).body).toMatchObject({ code: 'REVIEW_SHOWN' });
    const reply = reviewRoutes.reply(body.theirs?.id);
    expectError(await reviews.as(recruiter).put(reply, { text: 'Mine.' }), 404);
    for (const text of ['', ' ', 'x'.repeat(601), 'a\u0000b', 5])
      expectError(await reviews.as(freelancer).put(reply, { text }), 400);
    const replied = await reviews.as(freelancer).put(reply, { text: ' The train was late. ' });
    expect(replied.body).toMatchObject({ theirs: { reply: 'The train was late.' }, reply_until: null });
    expect((await reviews.as(freelancer).put(reply, { text: 'More.' })).body).toMatchObject({ code: 'REVIEW_REPLIED' });
    expect(await reviews.ratingsOf(freelancer)).toMatchObject([{ rating: 3, reply: 'The train was late.' }]);
    await reviews.isAfter(made, 12 + 30 * DAY);
    const late = reviewRoutes.reply(body.own?.id);
    expect((await reviews.as(recruiter).put(late, { text: 'Sorry.' })).body).toMatchObject({ code: 'REPLY_LATE' });
  });

  it('take how crew were paid for sixty days, once [R505]', async () => {
    const made = await reviews.completed();
    const { recruiter, freelancer, booking } = made;
    const { own } = (await reviews.write(freelancer, booking, 4, { parts: { brief: 4 } })).body;
    await reviews.write(recruiter, booking);
    await reviews.isAfter(made, 59 * DAY);
    const path = reviewRoutes.paidOnTime(own?.id);
    expectError(await reviews.as(recruiter).put(path, { stars: 5 }), 403);
    expectError(await reviews.as(aFreelancer()).put(path, { stars: 5 }), 404);
    const { body } = await reviews.as(freelancer).put(path, { stars: 2 });
    expect(body).toMatchObject({ own: { parts: { brief: 4, paid_on_time: 2 } }, paid_until: null });
    expect((await reviews.as(freelancer).put(path, { stars: 5 })).body).toMatchObject({ code: 'PAID_LATE' });
  });
});
