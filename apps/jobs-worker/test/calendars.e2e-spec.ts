import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FeedSourceRepository } from '@crewcall/bookings-domain';
import { type FeedSource, feedFailureSentence } from '@crewcall/contracts-bookings';
import { feedSourceFailed } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { ReadCalendars } from '../src/calendars/read-calendars.service.js';
import { RetentionService } from '../src/retention/retention.service.js';
import { aBooking } from './a-booking.js';
import { calendar, dentist, event } from './calendar-text.js';
import { JobsTablesModule } from './jobs-tables.module.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const start = Date.parse('2026-11-23T09:00:00Z');

describe('calendars that crew bring in', () => {
  let tables: TestService;
  let worker: TestService;
  let server: Server;
  let answer: RequestListener;
  let asked: { url: string; etag: string | undefined }[] = [];
  let now = start;

  beforeAll(async () => {
    server = createServer((request, reply) => {
      asked.push({ url: request.url ?? '', etag: request.headers['if-none-match'] });
      answer(request, reply);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    const env = { CALENDARS_TEST_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables, env });
    jest.spyOn(worker.get(Clock), 'now').mockImplementation(() => new Date(now));
  });
  beforeEach(async () => {
    await worker.rows('DELETE FROM bookings.feed_sources');
    asked = [];
    now = start;
  });
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
    server.closeAllConnections();
    server.close();
  });

  const answers = (body: string, headers: Record<string, string> = {}, status = 200): void => {
    answer = (_request, reply) => reply.writeHead(status, headers).end(body);
  };
  const read = (id: string): Promise<void> => worker.get(ReadCalendars).read(id);
  const add = async (address = `https://calendar.test/${newId()}.ics`) => {
    const [id, ownerId] = [newId(), newId()];
    await worker.get(FeedSourceRepository).addSource(id, ownerId, address);
    const source = async (): Promise<FeedSource> => {
      const [one] = await worker.get(FeedSourceRepository).listSourcesOf(ownerId);
      if (!one) throw new Error('It is gone');
      return one;
    };
    const times = async (): Promise<string[]> => {
      const rows = await worker.rows<{ starts: Date }>(
        `SELECT lower(time) AS starts FROM (SELECT unnest(range_agg(during)) AS time FROM bookings.busy_times
           WHERE freelancer_id = $1) met ORDER BY time`,
        [ownerId],
      );
      return rows.map(({ starts }) => starts.toISOString().slice(0, 16));
    };
    return { id, ownerId, source, times };
  };
  const failures = (sourceId: string) => worker.outbox(feedSourceFailed, sourceId);
  const nextIn = async (id: string): Promise<number> => {
    const [row] = await worker.rows<{ next_read_at: Date }>(
      'SELECT next_read_at FROM bookings.feed_sources WHERE id = $1',
      [id],
    );
    return (row?.next_read_at.getTime() ?? 0) - now;
  };

  it('have their times kept, and no word of what is in them [R469]', async () => {
    const { id, times, source } = await add();
    answers(calendar(dentist));
    await read(id);
    expect(await times()).toEqual(['2026-11-25T10:00']);
    expect(await source()).toMatchObject({ read_at: new Date(now).toISOString(), failure: null, busy_times: 1 });
    const kept = await worker.rows<object>(
      'SELECT * FROM bookings.feed_sources, bookings.busy_times WHERE source_id = id',
    );
    expect(JSON.stringify([kept, await worker.outbox()])).not.toMatch(/Quillfeather|Leeds/);
  });

  it('are read about once an hour, by one reader, and only told whole where they changed [R470]', async () => {
    const { id, times } = await add();
    answer = ({ headers }, reply) =>
      headers['if-none-match'] === '"1"'
        ? reply.writeHead(304).end()
        : reply.setHeader('etag', '"1"').end(calendar(dentist));
    await Promise.all([read(id), read(id)]);
    expect(asked).toHaveLength(1);
    const wait = await nextIn(id);
    expect(wait).toBeGreaterThanOrEqual(50 * MINUTE);
    expect(wait).toBeLessThanOrEqual(70 * MINUTE);
    now += 49 * MINUTE;
    await worker.get(ReadCalendars).readDue();
    expect(asked).toHaveLength(1);
    now += 22 * MINUTE;
    await worker.get(ReadCalendars).readDue();
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    expect(await times()).toEqual(['2026-11-25T10:00']);
    now += DAY;
    await read(id);
    expect(asked.at(-1)?.etag).toBeUndefined();
  });

  it('follow what was changed in them', async () => {
    const { id, times } = await add();
    answers(calendar(dentist, event('UID:2', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=MONTHLY;COUNT=2')));
    await read(id);
    expect(await times()).toEqual(['2026-11-25T10:00', '2026-12-01T00:00', '2027-01-01T00:00']);
    now += 2 * HOUR;
    answers(calendar(event('UID:2', 'DTSTART;VALUE=DATE:20261201')));
    await read(id);
    expect(await times()).toEqual(['2026-12-01T00:00']);
  });

  it.each([
    ['not found', () => answers('gone', {}, 404)],
    ['not found', () => answers('', { location: 'http://169.254.169.254/latest/meta-data' }, 302)],
    ['not found', () => answers('', { location: 'http://127.0.0.1:1/' }, 302)],
    ['not a calendar', () => answers('<html>secret</html>')],
    ['too large', () => answers('x'.repeat(5_000_001))],
    [
      'too large',
      () => answers(calendar(event('UID:1', 'DTSTART:20261125T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'))),
    ],
  ])('say that they could not be read: %s [R472]', async (words, made) => {
    const { id, source } = await add();
    made();
    await read(id);
    expect(feedFailureSentence(await source(), new Date(now))).toBe(`Could not be read since 09:00: ${words}.`);
    expect(feedFailureSentence(await source(), new Date(now + DAY))).toBe(
      `Could not be read since Mon 23 Nov, 09:00: ${words}.`,
    );
    expect(JSON.stringify(await source())).not.toContain('secret');
  });

  it('say that they took too long [R470] [R472]', async () => {
    const { id, source } = await add();
    answer = (_request, reply) => void reply.write('BEGIN:VCALENDAR');
    await read(id);
    expect(await source()).toMatchObject({ failure: 'took_too_long' });
  }, 30_000);

  it.each([
    'http://127.0.0.1:22/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://localhost/',
    'https://0x7f000001/',
  ])('are not asked for at %s [R471]', async (address) => {
    const { id, source } = await add(address);
    await read(id);
    expect(await source()).toMatchObject({ failure: 'not_found' });
    expect(asked).toEqual([]);
  });

  it('keep their times for a day without an answer, then lose them with a notice, and are given up after two weeks [R472]', async () => {
    const { id, ownerId, times, source } = await add();
    answers(calendar(dentist, event('UID:2', 'DTSTART:20270101T100000Z', 'DURATION:PT1H')));
    await read(id);
    now += 2 * HOUR;
    answers('', {}, 500);
    const failed = now;
    await read(id);
    now += 23 * HOUR;
    await read(id);
    expect(await times()).toHaveLength(2);
    expect(await nextIn(id)).toBeLessThanOrEqual(HOUR);
    now = failed + DAY;
    await read(id);
    expect(await times()).toEqual([]);
    const facts = { freelancer_id: ownerId, since: new Date(failed).toISOString(), failure: 'not_found' };
    expect(await failures(id)).toMatchObject([{ subject_id: id, payload: { ...facts, what: 'times_gone' } }]);
    now += 2 * HOUR;
    await read(id);
    expect(await failures(id)).toHaveLength(1);
    now = failed + 14 * DAY;
    await read(id);
    expect(await source()).toMatchObject({ is_stopped: true, failing_since: facts.since });
    expect(await failures(id)).toMatchObject([{}, { payload: { ...facts, what: 'stopped' } }]);
    asked = [];
    now += DAY;
    await read(id);
    await worker.get(ReadCalendars).readDue();
    expect(asked.filter(({ url }) => url.includes(id))).toEqual([]);
  });

  it('have their times again with the next answer [R472]', async () => {
    const { id, times, source } = await add();
    answers('', {}, 500);
    await read(id);
    now += 2 * DAY;
    await read(id);
    now += 2 * HOUR;
    answers(calendar(event('UID:2', 'DTSTART:20270101T100000Z', 'DURATION:PT1H')));
    await read(id);
    expect(await times()).toEqual(['2027-01-01T10:00']);
    expect(await source()).toMatchObject({ failing_since: null, failure: null });
  });

  it('do not bring back as busy what is booked here [R473]', async () => {
    const { id, ownerId, times } = await add();
    const bookingId = await aBooking(worker, ownerId);
    const [theirs, callId] = [newId(), newId()];
    const booked = (of: string, at: string): string =>
      event(`UID:booking-call-${callId}.${of}@crewcall`, `DTSTART:${at}`, 'DURATION:PT10H');
    answers(calendar(booked(bookingId, '20261126T080000Z'), booked(theirs, '20261127T080000Z'), dentist));
    await read(id);
    expect(await times()).toEqual(['2026-11-25T10:00', '2026-11-27T08:00']);
  });

  it('are forgotten while they are read, if they are removed, and a week after their times are over [R472] [R535]', async () => {
    const { id, ownerId, times } = await add();
    answers(calendar(dentist));
    await read(id);
    now = Date.parse('2026-12-02T10:59:00Z');
    expect((await worker.get(RetentionService).keepRetention()).removed.imported).toBe(0);
    now = Date.parse('2026-12-02T11:00:00Z');
    const { removed, overdue } = await worker.get(RetentionService).keepRetention();
    expect([removed.imported, overdue.imported]).toEqual([1, 0]);
    const again = await add();
    answer = (_request, reply) =>
      void worker
        .get(FeedSourceRepository)
        .removeSource(again.ownerId, again.id)
        .then(() => reply.end(calendar(dentist)));
    await read(again.id);
    expect(await again.times()).toEqual([]);
    expect(await times()).toEqual([]);
    expect(ownerId).not.toBe(again.ownerId);
  });
});
