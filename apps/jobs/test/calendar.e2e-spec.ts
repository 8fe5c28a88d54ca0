import { wallTimeOf } from '@crewcall/contracts-bookings';
import { calendarsOf, nth, on } from './calendars.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('a calendar of one’s own', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const { read, add, change, remove } = calendarsOf(() => crew);

  it('shows a booking from the confirm on, a call a bar, and not after it was cancelled [R311] [R305]', async () => {
    const person = await crew.crew();
    const night = { event_date: on(10), start_time: '22:00', end_time: '04:00', end_day_offset: 1 };
    const { recruiter, job } = await crew.job(night);
    await crew.service.as(recruiter).post(`/api/jobs/${job.id}/calls`, {
      name: 'Show day 2',
      starts_on: on(12),
      starts_at: '09:00',
      ends_at: '17:00',
    });
    const application = await crew.market.apply(person, job);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    const { items } = await read(person);
    expect(items).toMatchObject([
      { kind: 'booking', starts_on: on(10), starts_at: '22:00', last_day: on(11), ends_at: '04:00' },
      { kind: 'booking', starts_on: on(12), last_day: on(12), job: { call_name: 'Show day 2', job_title: job.title } },
    ]);
    expect(new Set(items.map(({ job: of }) => of?.booking_id)).size).toBe(1);
    const [first] = items;
    const edited = await change(person, { id: first?.job?.booking_id ?? '' }, 'this', { starts_on: on(10) });
    expect([edited.status, edited.body]).toMatchObject([
      409,
      { code: 'IS_BOOKING', error: 'This is a booking. Cancel it with the company instead.' },
    ]);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/cancel`, { reason: 'Called off.' });
    expect((await read(person)).items).toEqual([]);
  });

  it('shows pencils with their rank and open offers, and of an enquiry without a name no company [R303]', async () => {
    const person = await crew.crew();
    const first = await crew.job({ event_date: on(20) });
    const second = await crew.job({ event_date: on(20) });
    await crew.pencil(first.recruiter, first.role, person);
    await crew.offer(second.recruiter, second.role, person);
    expect((await read(person)).items).toMatchObject([
      { kind: 'pencil', job: { rank: 1, company: 'Northlight Productions', recruiter_id: first.recruiter.id } },
      { kind: 'offer', job: { rank: null } },
    ]);
    await crew.service.rows(`UPDATE bookings.offers SET is_unnamed = true WHERE recruiter_id = $1`, [
      second.recruiter.id,
    ]);
    expect(nth(await read(person), 1).job).toMatchObject({ company: null, recruiter_id: null });
  });

  it('keeps what its owner says, with a note that is theirs alone [R306]', async () => {
    const person = await crew.crew();
    const saved = await add(person, { kind: 'maybe', starts_on: on(3), ends_on: on(4), note: ' Dentist? ' });
    expect(saved.status).toBe(201);
    await add(person, { kind: 'available', starts_on: on(5), starts_at: '18:00', ends_at: '02:00' });
    const { items } = await read(person);
    expect(items).toMatchObject([
      { kind: 'maybe', note: 'Dentist?', starts_at: null, starts_on: on(3), last_day: on(4) },
      { kind: 'available', starts_at: '18:00', ends_on: on(6), last_day: on(6) },
    ]);
    const stranger = await crew.crew();
    expectError(await change(stranger, nth(await read(person), 0), 'this', { starts_on: on(3) }), 404);
    expectError(await remove(stranger, nth(await read(person), 0), 'this'), 404);
    expect((await read(stranger)).items).toEqual([]);
    for (const note of ['x'.repeat(201), 5, 'a\u0000']) expectError(await add(person, { starts_on: on(3), note }), 400);
  });

  it('lets the newer of two hold and gives the older back when it goes [R309]', async () => {
    const person = await crew.crew();
    await add(person, { kind: 'available', starts_on: on(3) });
    const { body } = await add(person, { starts_on: on(3), starts_at: '12:00', ends_at: '14:00' });
    const [available] = (await read(person)).items.filter(({ kind }) => kind === 'available');
    expect(
      available?.holds.map(({ from, to }) => [wallTimeOf(new Date(from)).time, wallTimeOf(new Date(to)).time]),
    ).toEqual([
      ['00:00', '12:00'],
      ['14:00', '00:00'],
    ]);
    await remove(person, { id: body.ids[0] ?? '' }, 'this');
    expect(nth(await read(person), 0).holds).toHaveLength(1);
  });

  it('is not available over no booking, and over a pencil only when that is released [R312]', async () => {
    const person = await crew.crew();
    const { recruiter, role, job } = await crew.job({ event_date: on(30) });
    const pencil = await crew.pencil(recruiter, role, person);
    const over = { starts_on: on(29), ends_on: on(31) };
    const asked = await add(person, over);
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { code: 'HOLDS_PENCIL', error: `Release the pencil for ${job.title} too?`, details: { offer_ids: [pencil.id] } },
    ]);
    expect((await add(person, { ...over, release_pencils: false })).status).toBe(201);
    expect((await crew.see(recruiter, pencil)).state).toBe('held');
    expect((await add(person, { ...over, release_pencils: true })).status).toBe(201);
    expect((await crew.see(recruiter, pencil)).state).toBe('released');
    const booked = await crew.job({ event_date: on(40) });
    await crew.hire(booked.recruiter, person, booked.job);
    const refused = await add(person, { starts_on: on(38), repeat: { every: 'day', times: 5 } });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'HAS_BOOKING' }]);
    expect((refused.body as unknown as { error: string }).error).toMatch(
      new RegExp(`^You are booked then: ${booked.job.title}, \\w+ \\d+ \\w+\\. Cancel the booking first\\.$`),
    );
    expect((await add(person, { kind: 'maybe', starts_on: on(40) })).status).toBe(201);
  });

  it('refuses a time that the clocks skip and takes the first of two equal ones, or the second [R314]', async () => {
    const person = await crew.crew();
    // The clocks change within the next two years, whatever day it is.
    const skipped = await add(person, { starts_on: '2027-03-28', starts_at: '01:30', ends_at: '09:00' });
    expect([skipped.status, skipped.body]).toMatchObject([
      400,
      { error: 'That time does not exist: the clocks go forward at 01:00.' },
    ]);
    const twice = { starts_on: '2027-10-31', starts_at: '01:30', ends_at: '09:00' };
    await add(person, twice);
    await add(person, { ...twice, starts_again: true });
    const { items } = await read(person, '2027-10-30', '2027-11-01');
    expect(items.map(({ from }) => from)).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
  });

  it('says how long a night with a change of the clocks is [R313]', async () => {
    const person = await crew.crew();
    const forward = await add(person, { starts_on: '2027-03-27', starts_at: '22:00', ends_at: '06:00' });
    const back = await add(person, { starts_on: '2027-10-30', starts_at: '22:00', ends_at: '06:00' });
    expect([forward.body.clock_words, back.body.clock_words]).toEqual([
      'The clocks go forward: 7 hours',
      'The clocks go back: 9 hours',
    ]);
    expect(nth(await read(person, '2027-10-30', '2027-10-31'), 0).clocks).toBe('back');
  });

  it('is asked for 62 days at most, and is no other user’s [R301]', async () => {
    const person = await crew.crew();
    const ask = (from: string, to: string) => crew.service.as(person).get(`/api/calendar?from=${from}&to=${to}`);
    expect((await ask(on(0), on(61))).status).toBe(200);
    for (const [from, to] of [
      [on(0), on(62)],
      [on(2), on(1)],
      ['2026-13-01', on(1)],
    ] as const)
      expectError(await ask(from, to), 400);
    expectError(await crew.service.as(aRecruiter()).get(`/api/calendar?from=${on(0)}&to=${on(1)}`), 403);
    expectError(await crew.service.anonymous().get(`/api/calendar?from=${on(0)}&to=${on(1)}`), 401);
  });

  it('keeps a weekly pattern of up to three times a day [R310]', async () => {
    const person = await crew.crew();
    const put = (days: unknown) => crew.service.as(person).put('/api/calendar/pattern', { days });
    const spans = [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '24:00' },
    ];
    expect((await put([{ weekday: 5, spans }])).status).toBe(200);
    expect((await read(person)).pattern).toEqual({ days: [{ weekday: 5, spans }] });
    for (const days of [
      'x',
      [null],
      [{ weekday: 8, spans }],
      [{ weekday: 1, spans: [...spans, ...spans] }],
      [{ weekday: 1, spans: [{ from: '12:00', to: '08:00' }] }],
      [{ weekday: 1, spans: [spans[0], { from: '11:00', to: '15:00' }] }],
      [
        { weekday: 1, spans },
        { weekday: 1, spans },
      ],
    ])
      expectError(await put(days), 400);
  });
});
