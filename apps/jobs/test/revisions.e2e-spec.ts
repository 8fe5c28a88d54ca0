import {
  type Availability,
  type Booking,
  type Call,
  dayAfter,
  type Offer,
  type Role,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { bookingConfirmed, bookingRevised, callChanged, offerEnded } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

describe('changes of what was agreed', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const callOf = async (job: Job): Promise<Call> => {
    const { body } = await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`);
    if (!body[0]) throw new Error('The job has no call');
    return body[0];
  };
  const setTimes = (recruiter: TestActor, { id }: Call, starts_at: string, ends_at: string) =>
    crew.service.as(recruiter).put<Call>(`/api/calls/${id}`, { starts_on: '2035-06-12', starts_at, ends_at });
  const bookingOf = async (actor: TestActor, side: string): Promise<Booking> => {
    const { body } = await crew.service.as(actor).get<Booking[]>(`/api/bookings?side=${side}`);
    if (!body[0]) throw new Error('Nothing is booked');
    return (await crew.service.as(actor).get<Booking>(`/api/bookings/${body[0].id}`)).body;
  };
  const answer = (actor: TestActor, { id }: { id: string }, what: 'accept' | 'refuse') =>
    crew.service.as(actor).put<Booking>(`/api/bookings/${id}/${what}-revision`);

  it('are asked of who is booked, and the old time holds until they accept [R341]', async () => {
    const { recruiter, job } = await crew.job();
    const person = await crew.crew();
    await crew.hire(recruiter, person, job);
    const call = await callOf(job);
    expect((await setTimes(recruiter, call, '12:00', '22:00')).status).toBe(200);
    const asked = await bookingOf(person, 'freelancer');
    expect([asked.calls[0]?.starts_at, asked.revision]).toMatchObject([
      '08:00',
      { state: 'asked', changed: ['starts_at', 'ends_at'], calls: [{ from: '2035-06-12T11:00:00.000Z' }] },
    ]);
    const evening = await crew.job({ start_time: '19:00', end_time: '22:00' });
    const pencil = await crew.pencil(evening.recruiter, evening.role, person);
    const calendar = `/api/calendar?from=2035-06-12&to=2035-06-12`;
    const { body } = await crew.service.as(person).get<{ items: { kind: string; starts_at: string }[] }>(calendar);
    expect(body.items).toMatchObject([{ kind: 'booking', starts_at: '08:00' }, { kind: 'pencil' }]);
    const accepted = await answer(person, asked, 'accept');
    expect([accepted.status, accepted.body.calls[0]?.starts_at]).toEqual([200, '12:00']);
    expect((await crew.move(evening.recruiter, pencil, 'confirm')).body).toMatchObject({ code: 'NOT_FREE' });
    expect((await answer(person, asked, 'accept')).status).toBe(404);
    const told = await crew.service.outbox(bookingRevised, asked.id);
    const start = '2035-06-12T07:00:00.000Z';
    expect(told.map(({ payload }) => [payload.state, payload.first_changed_at])).toEqual([
      ['asked', start],
      ['accepted', start],
    ]);
    expect(accepted.body.history.map(({ what }) => what).slice(-2)).toEqual(['change_asked', 'change_accepted']);
  });

  it('are in calendars once they are accepted: where a call is, is told as both agreed [R341] [R468]', async () => {
    const { recruiter, job, role } = await crew.job();
    const person = await crew.crew();
    const call = await callOf(job);
    const times = { starts_on: '2035-06-12', starts_at: '08:00', ends_at: '18:00' };
    const put = (place: string) => crew.service.as(recruiter).put(`/api/calls/${call.id}`, { ...times, place });
    expect((await put('Dock 1, Hull')).status).toBe(200);
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const { id } = await bookingOf(person, 'freelancer');
    const [confirmed] = await crew.service.outbox(bookingConfirmed, id);
    expect(confirmed?.payload.calls).toMatchObject([{ id: call.id, place: 'Dock 1, Hull' }]);
    expect((await put('Dock 2, Hull')).status).toBe(200);
    const feed = await crew.service
      .as(person)
      .get<{ items: { job: { location: string } }[] }>('/api/calendar?from=2035-06-12&to=2035-06-12');
    expect(feed.body.items).toMatchObject([{ job: { location: 'Dock 1, Hull' } }]);
    await answer(person, { id }, 'accept');
    const revised = await crew.service.outbox(bookingRevised, id);
    expect(revised.map(({ payload }) => payload.booked?.calls[0]?.place)).toEqual([undefined, 'Dock 2, Hull']);
  });

  it('lapse the other pencils on the new time once they are accepted, as a confirm does [R341] [R368]', async () => {
    const { recruiter, job } = await crew.job();
    const person = await crew.crew();
    await crew.hire(recruiter, person, job);
    const [evening, night] = [
      await crew.job({ start_time: '19:00', end_time: '22:00' }),
      await crew.job({ start_time: '22:00', end_time: '23:00' }),
    ];
    const meeting = await crew.pencil(evening.recruiter, evening.role, person);
    const after = await crew.pencil(night.recruiter, night.role, person);
    await setTimes(recruiter, await callOf(job), '12:00', '22:00');
    expect((await crew.see(person, meeting)).state).toBe('held');
    await answer(person, await bookingOf(person, 'freelancer'), 'accept');
    expect([(await crew.see(person, meeting)).state, (await crew.see(person, after)).state]).toEqual([
      'lapsed',
      'held',
    ]);
    const told = await crew.service.outbox(offerEnded, meeting.id);
    expect(told.map(({ payload }) => [payload.outcome, payload.by])).toEqual([['not_free', 'system']]);
  });

  it('of a pencil leave what others read of its days until they are accepted [R316] [R341]', async () => {
    const [day, other] = [dayAfter(wallTimeOf(new Date()).day, 20), dayAfter(wallTimeOf(new Date()).day, 21)];
    const { recruiter, job, role } = await crew.job({ event_date: day });
    const person = await crew.crew();
    const pencil = await crew.pencil(recruiter, role, person);
    const wordsOf = async () => {
      const { body } = await crew.service
        .as(recruiter)
        .get<Availability>(`/api/availability/${person.id}?from=${day}&to=${other}`);
      return body.days.map(({ word }) => word);
    };
    const call = await callOf(job);
    const moved = { starts_on: other, starts_at: '08:00', ends_at: '18:00' };
    expect((await crew.service.as(recruiter).put(`/api/calls/${call.id}`, moved)).status).toBe(200);
    expect(await wordsOf()).toEqual(['pencilled', 'unsaid']);
    await crew.move(person, pencil, 'accept-revision');
    expect(await wordsOf()).toEqual(['unsaid', 'pencilled']);
  });

  it('only change where no user is pencilled or booked, and who was asked hears of it [R341]', async () => {
    const { recruiter, job, role } = await crew.job();
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person);
    const call = await callOf(job);
    await setTimes(recruiter, call, '10:00', '20:00');
    const seen = await crew.see(person, offer);
    expect([seen.calls[0]?.starts_at, seen.revision]).toEqual(['10:00', null]);
    const [told] = await crew.service.outbox(callChanged, call.id);
    expect(told?.payload).toMatchObject({ what: 'saved', changed: ['starts_at', 'ends_at'], person_ids: [person.id] });
  });

  it('of terms are asked of pencils, which are not confirmed over them [R341]', async () => {
    const { recruiter, role } = await crew.job();
    const [one, other] = [await crew.crew(), await crew.crew()];
    const own = { terms: { ...role.terms, amount_pence: 40_000 } };
    const [pencil, apart] = [await crew.pencil(recruiter, role, one), await crew.pencil(recruiter, role, other, own)];
    const saved = { name: role.name, positions: 1, terms: { ...role.terms, amount_pence: 25_000 } };
    await crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved);
    const seen = await crew.see(one, pencil);
    expect([seen.terms.amount_pence, seen.revision]).toMatchObject([
      28_000,
      { state: 'asked', changed: ['amount_pence'], terms: { amount_pence: 25_000 } },
    ]);
    expect((await crew.see(other, apart)).revision).toBeNull();
    const early = await crew.move(recruiter, pencil, 'confirm');
    expect([early.status, early.body]).toMatchObject([409, { code: 'CHANGE_WAITS' }]);
    expect((await crew.move(recruiter, pencil, 'accept-revision')).status).toBe(404);
    const refused = await crew.move(one, pencil, 'refuse-revision');
    expect(refused.body.revision?.state).toBe('refused');
    await crew.service.as(recruiter).put(`/api/roles/${role.id}`, { ...saved, terms: role.terms });
    expect((await crew.see(one, pencil)).revision).toBeNull();
    await crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved);
    const accepted = await crew.move(one, pencil, 'accept-revision');
    expect([accepted.status, accepted.body.terms.amount_pence]).toEqual([200, 25_000]);
    expect(accepted.body.terms_hash).not.toBe(pencil.terms_hash);
    expect((await crew.move(recruiter, pencil, 'confirm')).body.state).toBe('confirmed');
  });

  it('that clash are a no with a reason known to the person alone [R342]', async () => {
    const { recruiter, job } = await crew.job({ positions: 2 });
    const [clashing, free] = [await crew.crew(), await crew.crew('Maya')];
    for (const person of [clashing, free]) await crew.hire(recruiter, person, job);
    const evening = await crew.job({ start_time: '20:00', end_time: '23:00' });
    const elsewhere = await crew.hire(evening.recruiter, clashing, evening.job);
    await setTimes(recruiter, await callOf(job), '08:00', '21:00');
    const mine = await bookingOf(free, 'freelancer');
    expect(mine.revision).toMatchObject({ state: 'asked', clashes: false });
    const list = await crew.service.as(clashing).get<Booking[]>('/api/bookings?side=freelancer');
    const theirs = list.body.find(({ job_id }) => job_id === job.id);
    if (!theirs) throw new Error('nothing booked');
    expect([theirs.calls[0]?.ends_at, theirs.revision]).toMatchObject(['18:00', { state: 'refused', clashes: true }]);
    const company = (await crew.service.as(recruiter).get<Booking>(`/api/bookings/${theirs.id}`)).body;
    expect(company.revision).toMatchObject({ state: 'refused', clashes: false, words: 'Cannot make the new time' });
    expect(JSON.stringify(company)).not.toContain(evening.job.id);
    expect((await answer(clashing, theirs, 'accept')).body).toMatchObject({ code: 'NOT_FREE' });
    const called = `/api/applications/${elsewhere.body.id}/cancel`;
    await crew.service.as(evening.recruiter).put(called, { reason: 'Called off.' });
    expect((await answer(clashing, theirs, 'accept')).body.calls[0]?.ends_at).toBe('21:00');
    expect((await answer(free, mine, 'refuse')).body.revision?.state).toBe('refused');
    const said = (await crew.service.as(recruiter).get<Booking>(`/api/bookings/${mine.id}`)).body.revision;
    expect(said?.words).toBe(company.revision?.words);
  });

  it('of the calls that a role works go as removed ones, for a reason, and come to no one who agreed [R341] [R343]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    const second = { starts_on: '2035-06-13', starts_at: '08:00', ends_at: '18:00' };
    const call = (await crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, second)).body;
    const [first = ''] = role.call_ids;
    const [booked, held, asked] = [await crew.crew(), await crew.crew(), await crew.crew()];
    await crew.hire(recruiter, booked, job);
    const pencil = await crew.pencil(recruiter, role, held);
    const offer = await crew.offer(recruiter, role, asked);
    const works = (call_ids: string[], more: object = {}) =>
      crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, {
        name: role.name,
        positions: 3,
        terms: role.terms,
        call_ids,
        ...more,
      });
    expect((await works([first])).body).toMatchObject({ code: 'REASON_NEEDED' });
    expect((await works([first], { reason: 'Rain' })).body.call_ids).toEqual([first]);
    const taken = async (actor: TestActor) =>
      (
        await crew.service.rows<{ call_id: string }>(
          `SELECT call_id FROM bookings.commitments WHERE freelancer_id = $1 AND state = 'confirmed'`,
          [actor.id],
        )
      ).map(({ call_id }) => call_id);
    expect(await taken(booked)).toEqual([first]);
    const mine = await bookingOf(booked, 'freelancer');
    expect(mine.cancellations).toMatchObject([{ by: 'company', reason: 'Rain', call_ids: [call.id] }]);
    for (const [actor, one] of [[held, pencil] as const, [asked, offer] as const])
      expect((await crew.see(actor, one)).calls.map(({ id }) => id)).toEqual([first]);
    const [told] = (await crew.service.outbox(callChanged, call.id)).map(({ payload }) => payload);
    expect([told?.what, told?.person_ids.sort()]).toEqual(['removed', [held.id, asked.id].sort()]);
    expect((await works([first, call.id])).body.call_ids).toEqual([first, call.id]);
    expect((await crew.move(recruiter, pencil, 'confirm')).body.state).toBe('confirmed');
    expect([await taken(booked), await taken(held)]).toEqual([[first], [first]]);
    expect((await works([call.id], { reason: 'Sun', positions: 1 })).body).toMatchObject({ filled: 0, positions: 1 });
    expect([await taken(booked), await taken(held)]).toEqual([[], []]);
    expect((await crew.see(asked, offer)).state).toBe('withdrawn');
  });

  it.each(['pencil', 'offer'] as const)('are not made by the old form once there is a %s [R341] [R343]', async (of) => {
    const { recruiter, job, role } = await crew.job({ positions: 2 });
    const offer: Offer = await crew[of](recruiter, role, await crew.crew());
    for (const change of [{ event_date: '2035-07-01' }, { duration_type: 'days', days: 2 }, { positions: 1 }]) {
      const edited = await crew.service.as(recruiter).put(`/api/jobs/${job.id}`, change);
      expect([edited.status, edited.body]).toMatchObject([409, { code: 'USE_CALLS' }]);
    }
    expect((await crew.service.as(recruiter).put(`/api/jobs/${job.id}`, { description: 'New.' })).status).toBe(200);
    expect((await crew.see(recruiter, offer)).calls[0]?.starts_on).toBe('2035-06-12');
  });
});
