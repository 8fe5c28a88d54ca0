import { jobsEntities, jobsMigrations } from '@crewcall/jobs-domain';
import { createTestDatabase, type TestDatabase } from '@crewcall/testing-node';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { bookingsEntities, bookingsMigrations } from '../bookings-database.js';

const person = (number: number): string => `0193f2a0-0000-7000-8000-00000000000${number}`;
const company = '0193f2a0-0000-7000-8000-0000000000c1';

/** On a database as the version before left it, with jobs and hires of every kind. */
describe('the way to bookings and back', () => {
  let database: TestDatabase;
  let before: DataSource;
  let after: DataSource;

  const source = (migrations: (new () => object)[]): DataSource =>
    new DataSource({
      type: 'postgres',
      driver: pg,
      url: database.url,
      entities: [...jobsEntities, ...bookingsEntities],
      migrations: migrations as never[],
      migrationsTableName: 'migrations',
    });
  const rows = <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => after.query(sql, parameters);

  let jobNumber = 0;
  async function job(title: string, values: Record<string, unknown>): Promise<string> {
    jobNumber += 1;
    const id = `0193f2a0-0000-7000-8000-0000000001${String(jobNumber).padStart(2, '0')}`;
    const columns = { duration_type: 'days', days: 1, positions: 1, event_date: '2035-06-12', ...values };
    await before.query(
      `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, rate_pence, rate_unit, description, status,
         search_text, location_text, categories, ${Object.keys(columns).join(', ')})
       VALUES ($1, $2, 'Northlight', $3, 'freelance', 'Leeds', '£280 a day', 28000, 'day', 'Work', 'active', '', '', '{}',
         ${Object.keys(columns)
           .map((_, index) => `$${index + 4}`)
           .join(', ')})`,
      [id, company, title, ...Object.values(columns)],
    );
    return id;
  }

  let minute = 0;
  async function hire(jobId: string, freelancer: string): Promise<void> {
    minute += 1;
    await before.query(
      `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, updated_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'hired', $4)`,
      [jobId, freelancer, company, new Date(Date.UTC(2026, 0, 1, 0, minute))],
    );
    await before.query('UPDATE jobs SET hired_count = hired_count + 1 WHERE id = $1', [jobId]);
  }

  const fingerprint = async (): Promise<string> => {
    const [row] = await before.query<{ print: string }[]>(
      `SELECT (SELECT md5(string_agg((to_jsonb(j) - '{hides_place,questions,is_urgent,needs_tickets}'::text[])::text, '|' ORDER BY id)) FROM jobs j) ||
              (SELECT md5(string_agg((to_jsonb(a) - '{invited_at,asked_pence,asked_basis,answers,role_ids,call_ids,source}'::text[])::text, '|' ORDER BY id)) FROM applications a) AS print`,
    );
    return row?.print ?? '';
  };

  beforeAll(async () => {
    database = await createTestDatabase('bookings-migrations');
    before = await source(jobsMigrations as never[]).initialize();
    await before.runMigrations();
    after = await source([...jobsMigrations, ...bookingsMigrations] as never[]).initialize();
    const show = await job('Show', {
      duration_type: 'time',
      days: null,
      start_time: '22:00',
      end_time: '04:00',
      end_day_offset: 1,
    });
    const tour = await job('Tour', { days: 3, positions: 3 });
    await job('Hours', { duration_type: 'hours', days: null, hours: 6 });
    await job('Gap', {
      duration_type: 'time',
      days: null,
      event_date: '2035-03-25',
      start_time: '01:30',
      end_time: '09:00',
    });
    const past = await job('Past', { event_date: '2020-01-01' });
    await hire(show, person(1));
    await hire(tour, person(1));
    await hire(tour, person(2));
    await hire(past, person(2));
  });
  afterAll(async () => {
    await before.destroy();
    await after.destroy();
    await database.drop();
  });

  it('has its migrations in the order of their numbers, in which they run', () => {
    const numbers = bookingsMigrations.map(({ name }) => Number(name.slice(-13)));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it('gives every job ahead its role and calls, and makes hires bookings, earliest accepted first [R328] [R366]', async () => {
    const was = await fingerprint();
    await after.runMigrations();
    const roles = await rows<{
      name: string;
      positions: number;
      filled: number;
      calls: number;
      starts_at: string | null;
      pence: number;
    }>(
      `SELECT r.name, r.positions, r.filled, count(rc.call_id)::integer AS calls, min(c.starts_at) AS starts_at,
         (r.terms ->> 'amount_pence')::integer AS pence
       FROM bookings.roles r JOIN bookings.role_calls rc ON rc.role_id = r.id JOIN bookings.calls c ON c.id = rc.call_id
       GROUP BY r.id ORDER BY r.job_id`,
    );
    expect(roles).toEqual([
      { name: 'Show', positions: 1, filled: 1, calls: 1, starts_at: '22:00:00', pence: 28_000 },
      { name: 'Tour', positions: 3, filled: 2, calls: 3, starts_at: null, pence: 28_000 },
      { name: 'Hours', positions: 1, filled: 0, calls: 1, starts_at: null, pence: 28_000 },
      { name: 'Gap', positions: 1, filled: 0, calls: 1, starts_at: null, pence: 28_000 },
    ]);
    const bookings = await rows(
      `SELECT r.name, b.freelancer_id, b.clashes, count(c.id)::integer AS commitments
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id
       LEFT JOIN bookings.commitments c ON c.booking_id = b.id GROUP BY b.id, r.name ORDER BY b.confirmed_at`,
    );
    expect(bookings).toEqual([
      { name: 'Show', freelancer_id: person(1), clashes: false, commitments: 1 },
      { name: 'Tour', freelancer_id: person(1), clashes: true, commitments: 0 },
      { name: 'Tour', freelancer_id: person(2), clashes: false, commitments: 3 },
    ]);
    expect(await rows(`SELECT kind FROM bookings.deadlines WHERE due_at <= now()`)).toEqual([{ kind: 'tell_clash' }]);
    expect(await fingerprint()).toBe(was);
  });

  it('leaves jobs and hires as they were on the way back, and goes forward again [R328]', async () => {
    const was = await fingerprint();
    for (const _ of bookingsMigrations) await after.undoLastMigration();
    expect(await rows(`SELECT 1 FROM pg_namespace WHERE nspname = 'bookings'`)).toEqual([]);
    const columns = await rows(`SELECT 1 FROM information_schema.columns WHERE column_name = 'invited_at'`);
    expect([await fingerprint(), columns]).toEqual([was, []]);
    await after.runMigrations();
    const [counted] = await rows<{ count: number }>('SELECT count(*)::integer AS count FROM bookings.bookings');
    expect(counted?.count).toBe(3);
  });

  it('refuses in the database what no code may write [R366] [R314]', async () => {
    const [taken] = await rows<{ booking_id: string; call_id: string; freelancer_id: string; during: string }>(
      'SELECT * FROM bookings.commitments LIMIT 1',
    );
    const [other] = await rows<{ id: string }>('SELECT id FROM bookings.bookings WHERE id <> $1 LIMIT 1', [
      taken?.booking_id,
    ]);
    const insert = `INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
      VALUES (gen_random_uuid(), $1, $2, $3, $4, 'confirmed')`;
    await expect(rows(insert, [other?.id, taken?.call_id, taken?.freelancer_id, taken?.during])).rejects.toThrow(
      'one_booking_at_a_time',
    );
    const call = (values: string): Promise<unknown> =>
      rows(`INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
        SELECT gen_random_uuid(), id, ${values} FROM jobs LIMIT 1`);
    const gap = `'2026-03-29', '01:30', '2026-03-29', '06:00', tstzrange('2026-03-29 01:30Z', '2026-03-29 05:00Z')`;
    await expect(call(gap)).rejects.toThrow('calls_start_as_typed');
    await expect(call(`'2026-11-26', NULL, '2026-11-27', NULL, tstzrange(NULL, NULL)`)).rejects.toThrow(/calls_/);
    const second = `'2026-10-25', '01:30', '2026-10-25', '06:00', tstzrange('2026-10-25 01:30Z', '2026-10-25 06:00Z')`;
    await expect(call(second)).resolves.toBeDefined();
  });
});
