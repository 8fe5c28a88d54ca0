import { type Booking, type Calendar, dayAfter, type Offer, wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingCancelled, bookingPartySuspended, offerEnded, pencilMoved } from '@crewcall/contracts-bookings/dto';
import { userDeleted, userSuspended } from '@crewcall/contracts-identity/dto';
import type { Application } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CalendarExporter } from '../src/personal-data/calendar.exporter.js';
import { sheetsOf } from './call-sheets.js';
import { coversOf, person } from './covers.js';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('an account that is closed', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const leaves = ({ id, role }: TestActor): Promise<unknown> =>
    crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });
  const booked = async (event_date: string) => {
    const person = await crew.crew();
    const all = await crew.job({ event_date });
    const application = await crew.market.apply(person, all.job);
    await crew.service.as(all.recruiter).put(`/api/applications/${application.id}/accept`);
    const rows = await crew.service.rows<{ id: string }>('SELECT id FROM bookings.bookings WHERE job_id = $1', [
      all.job.id,
    ]);
    return { ...all, person, application, bookingId: rows[0]?.id ?? '' };
  };
  const stateOf = async (bookingId: string) => {
    const [row] = await crew.service.rows<{ state: string; taken: number; filled: number }>(
      `SELECT b.state, r.filled, (SELECT count(*)::integer FROM bookings.commitments m
         WHERE m.booking_id = b.id AND m.state = 'confirmed') AS taken
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id WHERE b.id = $1`,
      [bookingId],
    );
    return row;
  };

  const readBy = async (actor: TestActor, bookingId: string): Promise<Booking> =>
    (await crew.service.as(actor).get<Booking>(`/api/bookings/${bookingId}`)).body;

  it('of crew frees bookings ahead, tells their companies, and leaves those that are over [R532]', async () => {
    const { person, recruiter, application, bookingId } = await booked(on(10));
    const past = await booked(on(11));
    await crew.service.rows('UPDATE bookings.bookings SET freelancer_id = $2 WHERE id = $1', [
      past.bookingId,
      person.id,
    ]);
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'done' WHERE id = $1`, [past.bookingId]);
    await leaves(person);
    await leaves(person);
    expect(await stateOf(bookingId)).toEqual({ state: 'cancelled', taken: 0, filled: 0 });
    expect((await stateOf(past.bookingId))?.state).toBe('done');
    const [told, ...more] = await crew.service.outbox(bookingCancelled, bookingId);
    const facts = { by: 'crew', reason_kind: 'account_closed', recruiter_id: recruiter.id, calls: [{}] };
    expect([told?.payload, more]).toMatchObject([facts, []]);
    expect((await readBy(recruiter, bookingId)).cancellations).toMatchObject([
      { by: 'crew', kind: 'account_closed', reason: 'Account closed', fee_pence: null },
    ]);
    const seen = await crew.service.as(recruiter).get<Application>(`/api/applications/${application.id}`);
    expect(seen.body).toMatchObject({ status: 'rejected', rejection_message: null });
  });

  it('of crew ends its offers and pencils with an event, and who was below moves up [R532]', async () => {
    const { recruiter, role } = await crew.job({ event_date: on(10), positions: 2 });
    const [first, second, asked] = [await crew.crew('Ana'), await crew.crew('Ben'), await crew.crew('Cat')];
    const pencil = await crew.pencil(recruiter, role, first);
    const below = await crew.pencil(recruiter, role, second);
    const open = await crew.offer(recruiter, role, asked);
    await leaves(first);
    await leaves(asked);
    expect((await crew.see(recruiter, pencil)).state).toBe('released');
    expect((await crew.see(recruiter, open)).state).toBe('withdrawn');
    expect((await crew.see(second, below)).slot).toMatchObject({ rank: 1, of: 1 });
    expect((await crew.service.outbox(offerEnded, pencil.id)).at(-1)?.payload).toMatchObject({ by: 'crew' });
    expect((await crew.service.outbox(pencilMoved, below.id)).at(-1)?.payload).toMatchObject({ rank: 1 });
  });

  it('of a company cancels its bookings ahead and ends its offers; crew keep the record [R533]', async () => {
    const { person, recruiter, application, bookingId } = await booked(on(10));
    const other = await crew.job({ event_date: on(12) }, recruiter);
    const pencil = await crew.pencil(recruiter, other.role, person);
    await leaves(recruiter);
    expect(await stateOf(bookingId)).toMatchObject({ state: 'cancelled', taken: 0 });
    const mine = await crew.service.as(person).get<Application>(`/api/applications/${application.id}`);
    expect(mine.body).toMatchObject({ status: 'rejected', cancelled_at: expect.any(String) as string });
    expect((await crew.see(person, pencil)).state).toBe('released');
    expect(await readBy(person, bookingId)).toMatchObject({
      state: 'cancelled',
      cancellations: [{ by: 'company', kind: 'account_closed', reason: 'Account closed' }],
    });
    const [told] = await crew.service.outbox(bookingCancelled, bookingId);
    expect(told?.payload).toMatchObject({ by: 'company', reason_kind: 'account_closed', calls: [{}], percent: 0 });
  });

  it('of a company takes the call sheets that it wrote along [R532] [R533]', async () => {
    const sheets = sheetsOf(crew);
    const { recruiter, callId, first } = await sheets.booked();
    const site_contact = { name: 'Wilma Quillfeather', phone: '0161 496 0142', role: 'Site manager' };
    await sheets.fill(recruiter, callId, { parking: 'By the east gate', site_contact });
    await sheets.publish(recruiter, callId);
    await sheets.mailed(callId, 1, first);
    expect((await sheets.see(first, callId)).status).toBe(200);
    await leaves(recruiter);
    expect((await sheets.see(first, callId)).status).toBe(404);
    expect(await crew.service.everything()).not.toMatch(/Wilma|east gate/);
    const kept = await crew.service.rows<{ rows: number }>(
      `SELECT (SELECT count(*) FROM bookings.call_sheets WHERE call_id = $1)::integer
         + (SELECT count(*) FROM bookings.still_on WHERE call_id = $1)::integer AS rows`,
      [callId],
    );
    expect(kept).toEqual([{ rows: 0 }]);
  });

  it('leaves nothing of its calendar, which was in its copy before [R531] [R532]', async () => {
    const person = await crew.crew();
    await crew.service.as(person).post('/api/calendar/blocks', {
      kind: 'maybe',
      starts_on: on(3),
      note: 'Quillfeather',
      repeat: { every: 'day', times: 2 },
    });
    await crew.service.as(person).put('/api/calendar/sharing', { sharing: 'known' });
    const records: object[] = [];
    for await (const record of crew.service.get(CalendarExporter).records(person.id)) records.push(record);
    expect(records).toHaveLength(3);
    expect(JSON.stringify(records)).toMatch(/Quillfeather.*known|known.*Quillfeather/);
    await leaves(person);
    expect(await crew.service.everything()).not.toMatch(/Quillfeather/);
    const { body } = await crew.service.as(person).get<Calendar>(`/api/calendar?from=${on(0)}&to=${on(9)}`);
    expect([body.items, body.sharing]).toEqual([[], null]);
  });

  const suspended = ({ id }: TestActor): Promise<unknown> =>
    crew.service.deliver(userSuspended, { subjectId: id, version: 9, payload: { reason: 'Fraud' } });

  it('that is suspended is crew’s to be asked no more; their bookings stand, and the companies are told [R534]', async () => {
    const { person, recruiter, bookingId } = await booked(on(10));
    await suspended(person);
    expect(await stateOf(bookingId)).toMatchObject({ state: 'confirmed', taken: 1 });
    const told = await crew.service.outbox(bookingPartySuspended, bookingId);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { side: 'crew', recruiter_id: recruiter.id, days: [on(10)] },
    ]);
    expect(JSON.stringify(told)).not.toContain('Fraud');
    const other = await crew.job({ event_date: on(12) }, recruiter);
    expect((await crew.tryOffer(recruiter, other.role, person)).status).toBe(404);
  });

  it('that is suspended is a company’s whose offers end; crew with bookings are told, who keep them [R534]', async () => {
    const { recruiter, bookingId } = await booked(on(10));
    const { role } = await crew.job({ event_date: on(12), positions: 2 }, recruiter);
    const [asked, pencilled] = [await crew.crew(), await crew.crew()];
    const open = await crew.offer(recruiter, role, asked);
    const pencil = await crew.pencil(recruiter, role, pencilled);
    await suspended(recruiter);
    await suspended(recruiter);
    expect([(await crew.see(asked, open)).state, (await crew.see(pencilled, pencil)).state]).toEqual([
      'withdrawn',
      'released',
    ]);
    expect((await crew.service.outbox(offerEnded, open.id)).map(({ payload }) => payload.outcome)).toEqual([
      'withdrawn',
    ]);
    expect(await stateOf(bookingId)).toMatchObject({ state: 'confirmed', taken: 1 });
    const told = await crew.service.outbox(bookingPartySuspended, bookingId);
    expect(told[0]?.payload.side).toBe('company');
  });

  it('that is suspended or deleted is a company’s whose covers ask no one more [R533] [R534]', async () => {
    const covers = coversOf(crew);
    const people = await covers.team();
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    await suspended(recruiter);
    await suspended(recruiter);
    expect((await covers.offerOf(person(people, 0)))?.state).toBe('withdrawn');
    const next = await covers.fellFree();
    const other = await covers.start(next.recruiter, next.role.id);
    const gone = await covers.fellFree();
    const last = await covers.start(gone.recruiter, gone.role.id);
    await leaves(gone.recruiter);
    expect((await covers.see(gone.recruiter, last)).state).toBe('stopped');
    // A cover that was begun just then ends with its next wave.
    await crew.service.rows('UPDATE people SET is_suspended = true WHERE user_id = $1', [next.recruiter.id]);
    await covers.passes(11);
    for (const [company, cover] of [
      [recruiter, rescue],
      [next.recruiter, other],
    ] as const)
      expect(await covers.see(company, cover)).toMatchObject({ state: 'stopped', asked: 3 });
    expect((await covers.toldOf(rescue)).map(({ what }) => what)).toEqual(['started', 'wave', 'stopped']);
  });

  it('is asked by no user once it is gone', async () => {
    const { recruiter, role } = await crew.job({ event_date: on(10) });
    const person = await crew.crew();
    await leaves(person);
    const { status } = await crew.tryOffer(recruiter, role, person);
    expect(status).toBe(404);
    const mine = await crew.service.as(recruiter).get<Offer[]>('/api/offers?side=recruiter');
    expect(mine.body).toEqual([]);
  });
});
