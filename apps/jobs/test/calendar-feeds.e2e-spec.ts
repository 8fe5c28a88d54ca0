import {
  calendarRoutes,
  bookingsRoutes,
  type Booking,
  type CalendarFeed,
  dayAfter,
  type NewCalendarFeed,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import ICAL from 'ical.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

/** As another program reads it, by the zone that the file itself brings. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, sequence, summary, location, description, startDate } = new ICAL.Event(entry);
    const status = String(entry.getFirstPropertyValue('status'));
    return { uid, sequence, summary, location, description, status, starts: startDate.toString() };
  });
}

describe('a calendar at a secret address', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const file = (path: string, headers: Record<string, string> = {}) => crew.service.anonymous().with(headers).get(path);
  const textOf = async (path: string): Promise<string> => (await file(path)).body as unknown as string;
  const ask = async (actor: TestActor, choice: object = {}): Promise<NewCalendarFeed> =>
    (await as(actor).post<NewCalendarFeed>(calendarRoutes.feeds, { detail: 'full', has_pencils: false, ...choice }))
      .body;
  const entriesOf = async (path: string) => read(await textOf(path));
  const own = async (actor: TestActor): Promise<CalendarFeed[]> =>
    (await as(actor).get<CalendarFeed[]>(calendarRoutes.feeds)).body;

  async function booked(days = 5, post: Record<string, unknown> = {}) {
    const person = await crew.crew();
    const { recruiter, job, role } = await crew.job({ event_date: on(days), title: 'Winter; Lights, "one"', ...post });
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const [booking] = (await as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!booking) throw new Error('There is no booking');
    return { person, recruiter, job, role, booking };
  }

  it('is told once, kept as a hash, and read without a session [R463]', async () => {
    const { person, booking } = await booked();
    expect(await own(person)).toEqual([]);
    const feed = await ask(person);
    expect(feed.path).toMatch(/^\/ical\/[\w-]{43}\.ics$/);
    const [kept] = await crew.service.rows<object>('SELECT * FROM bookings.feed_keys WHERE owner_id = $1', [person.id]);
    expect(JSON.stringify(kept)).not.toContain(feed.path.slice(6, 49));
    const { status, headers, body } = await file(feed.path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(read(String(body))).toEqual([
      {
        uid: `booking-call-${booking.calls[0]?.id}.${booking.id}@crewcall`,
        sequence: expect.any(Number) as number,
        summary: `${booking.role_name}, ${booking.company}`,
        location: booking.calls[0]?.place ?? booking.location,
        description: 'Winter; Lights, "one"',
        status: 'CONFIRMED',
        starts: `${on(5)}T08:00:00`,
      },
    ]);
    expect(await own(person)).toMatchObject([{ detail: 'full', read_at: expect.any(String) as string }]);
    expect(JSON.stringify(await own(person))).not.toContain('path');
  });

  it('holds held pencils as tentative only where they are switched on, and a company’s own calls [R463]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job({ event_date: on(8), title: 'Show' });
    await crew.pencil(recruiter, role, person);
    const feed = await ask(person);
    expect(await entriesOf(feed.path)).toEqual([]);
    expect((await as(person).put(calendarRoutes.feeds, { detail: 'full', has_pencils: true })).status).toBe(200);
    expect(await entriesOf(feed.path)).toMatchObject([{ status: 'TENTATIVE', starts: `${on(8)}T08:00:00` }]);
    const company = await ask(recruiter);
    expect(await entriesOf(company.path)).toMatchObject([{ summary: 'Show', status: 'CONFIRMED' }]);
  });

  it('is RFC 5545 line by line: CRLF, folded, escaped, with its zone, stamps and times of refreshing [R464]', async () => {
    const { person } = await booked(6, { title: `Lights ${'é'.repeat(80)}; "one", two` });
    const body = await textOf((await ask(person)).path);
    const lines = body.split('\r\n');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = body.replaceAll('\r\n ', '');
    expect(whole).toMatch(/\\; "one"\\, two\r\n/);
    for (const line of [
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/,
      /\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/,
      /\r\nX-PUBLISHED-TTL:PT1H\r\n/,
      /\r\nTZID:Europe\/London\r\n/,
      /\r\nTZOFFSETTO:\+0100\r\n[^]*\r\nTZOFFSETTO:\+0000\r\n/,
      /\r\nDTSTART;TZID=Europe\/London:\d{8}T080000\r\n/,
      /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/,
      /\r\nLAST-MODIFIED:\d{8}T\d{6}Z\r\n/,
      /\r\nSEQUENCE:\d+\r\n/,
      /\r\nEND:VCALENDAR\r\n$/,
    ])
      expect(whole).toMatch(line);
    expect(whole).not.toMatch(/\r\nMETHOD:/);
  });

  it('changes and strikes out by a higher number, and forgets what was cancelled after thirty days [R464]', async () => {
    const { person, recruiter, booking } = await booked();
    const { path } = await ask(person);
    const [before] = await entriesOf(path);
    await as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), { reason: 'Off.' });
    const [after] = await entriesOf(path);
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const age = (days: number) =>
      crew.service.rows(
        `UPDATE bookings.commitments SET updated_at = now() - make_interval(days => $2) WHERE booking_id = $1`,
        [booking.id, days],
      );
    await age(29);
    expect(await entriesOf(path)).toHaveLength(1);
    await age(31);
    expect(await entriesOf(path)).toEqual([]);
  });

  it('holds the time and the place that were agreed until a change is accepted, then by a higher number [R464] [R341]', async () => {
    const { person, recruiter, booking } = await booked();
    const other = await crew.job({ event_date: on(9), title: 'Show' });
    const pencil = await crew.pencil(other.recruiter, other.role, person);
    const { path } = await ask(person, { has_pencils: true });
    const before = await entriesOf(path);
    const place = 'Dock 2, Hull';
    const move = async (actor: TestActor, callId: string | undefined, starts_on: string) => {
      const moved = { starts_on, starts_at: '12:00', ends_at: '20:00', place };
      expect((await as(actor).put(`/api/calls/${callId}`, moved)).status).toBe(200);
    };
    await move(recruiter, booking.calls[0]?.id, on(6));
    await move(other.recruiter, other.role.call_ids[0], on(10));
    const shown = ({ starts, location }: { starts: string; location: string | null }) => [starts, location];
    expect((await entriesOf(path)).map(shown)).toEqual(before.map(shown));
    await as(person).put(`/api/bookings/${booking.id}/accept-revision`);
    await crew.move(person, pencil, 'accept-revision');
    const after = await entriesOf(path);
    const moved = [6, 10].map((days) => [`${on(days)}T12:00:00`, place]);
    expect(after.map(shown)).toEqual(expect.arrayContaining(moved));
    const sequences = before.map(({ uid, sequence }) => [after.find((one) => one.uid === uid)?.sequence, sequence]);
    for (const [now = 0, then = 0] of sequences) expect(now).toBeGreaterThan(then);
  });

  it('reaches from ninety days ago to a year ahead [R464]', async () => {
    const { person, booking } = await booked();
    const { path } = await ask(person);
    const move = (days: number) =>
      crew.service.rows(
        `UPDATE bookings.commitments SET during = tstzrange(now() + make_interval(days => $2), now() + make_interval(days => $2, hours => 8))
         WHERE booking_id = $1`,
        [booking.id, days],
      );
    for (const [days, count] of [
      [-89, 1],
      [-92, 0],
      [364, 1],
      [366, 0],
    ] as const) {
      await move(days);
      expect(await entriesOf(path)).toHaveLength(count);
    }
  });

  it('says no more than its owner chose, and never a rate, a note or a hidden place [R465]', async () => {
    const { person, booking } = await booked(5, { rate: '£777 a day', hides_place: true });
    const { path } = await ask(person, { detail: 'discreet' });
    const body = await textOf(path);
    expect(read(body)).toMatchObject([{ summary: 'Booked', location: null, description: null }]);
    for (const word of [booking.company, 'Winter', booking.role_name, '£777']) expect(body).not.toContain(word);
    await as(person).put(calendarRoutes.feeds, { detail: 'full', has_pencils: true });
    const full = await textOf(path);
    expect(read(full)).toMatchObject([{ summary: `${booking.role_name}, ${booking.company}` }]);
    expect(full).not.toContain('£777');

    const hidden = await crew.job({ event_date: on(20), location: '12 Secret Yard, Leeds', hides_place: true });
    await crew.pencil(hidden.recruiter, hidden.role, person);
    expect(await textOf(path)).not.toContain('Secret Yard');
  });

  it('ends with a new address or when it is turned off [R466] [R467]', async () => {
    const { person } = await booked();
    const [first, second] = [await ask(person), await ask(person)];
    const gone = await file(first.path);
    expectError(gone, 404);
    expect((await file(second.path)).status).toBe(200);
    expect((await as(person).delete(calendarRoutes.feeds)).status).toBe(204);
    const off = await file(second.path);
    expect(off.body).toEqual({ ...gone.body, request_id: expect.any(String) as string });
    expect(await own(person)).toEqual([]);
    for (const wrong of ['x', `${'x'.repeat(43)}.ics`, `${'x'.repeat(44)}.ics`, 'x.ics', "'.ics"])
      expectError(await file(`/ical/${wrong}`), 404);
    expectError(await as(person).put(calendarRoutes.feeds, { detail: 'full', has_pencils: true }), 404);
  });

  it('answers 304 while nothing changes, and 429 after sixty reads in an hour [R466]', async () => {
    const { person, recruiter, booking } = await booked();
    const { path } = await ask(person);
    const { headers } = await file(path);
    const etag = headers.get('etag') ?? '';
    const same = await file(path, { 'if-none-match': etag });
    expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, '', etag]);
    await as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), { reason: 'Off.' });
    expect((await file(path, { 'if-none-match': etag })).status).toBe(200);
    for (let reads = 3; reads < 60; reads += 1) await file(path);
    const tooOften = await file(path);
    expectError(tooOften, 429);
    expect(tooOften.headers.get('retry-after')).toBe('3600');
    await crew.service.rows(`UPDATE bookings.feed_keys SET reads_since = now() - interval '61 minutes'`);
    expect((await file(path)).status).toBe(200);
  });

  it('is not indexed and sets no cookie [R467]', async () => {
    const { person } = await booked();
    const { path } = await ask(person);
    const [there, wrong] = [await file(path), await file(`/ical/${'y'.repeat(43)}.ics`)];
    for (const { headers } of [there, wrong]) {
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('is each owner’s own', async () => {
    const [one, other] = [await booked(), aRecruiter()];
    await ask(one.person);
    expect(await own(other)).toEqual([]);
    await as(other).delete(calendarRoutes.feeds);
    expect(await own(one.person)).toHaveLength(1);
    for (const bad of [{}, { detail: 'all', has_pencils: true }, { detail: 'full', has_pencils: 'yes' }])
      expectError(await as(other).post(calendarRoutes.feeds, bad), 400);
  });
});
