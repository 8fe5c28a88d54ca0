import { buildJob, Clock, JobRepository } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { RetentionService } from '../src/retention/retention.service.js';
import { JobsTablesModule, notDueToday } from './jobs-tables.module.js';

const day = '2026-03-02';
const nothing = { places: 0, offers: 0, contacts: 0, sheets: 0, hours: 0, expenses: 0, invoices: 0, imported: 0 };

describe('what may be kept no longer', () => {
  let tables: TestService;
  let worker: TestService;

  beforeAll(async () => {
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    await notDueToday(tables, 'keep-retention');
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  const keepAt = (moment: string) => {
    jest.spyOn(worker.get(Clock), 'now').mockReturnValue(new Date(moment));
    return worker.get(RetentionService).keepRetention();
  };

  /** One call in March with a role. */
  async function aCall() {
    const job = buildJob({ eventDate: day });
    await worker.get(JobRepository).addJob(job);
    const [callId, roleId] = [newId(), newId()];
    await worker.rows(
      `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
       VALUES ($1, $2, $3, '08:00', $3, '18:00', '[2026-03-02T08:00Z,2026-03-02T18:00Z)')`,
      [callId, job.id, day],
    );
    await worker.rows(
      `INSERT INTO bookings.roles (id, job_id, name, positions, terms) VALUES ($1, $2, 'Rigger', 1, '{}')`,
      [roleId, job.id],
    );
    /** Asked in March, and ended then as `changes` say. */
    const offer = async (changes: { state: string; answered_at?: string; kind?: string }): Promise<string> => {
      const { state, answered_at = null, kind = 'booking' } = changes;
      const id = newId();
      await worker.rows(
        `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms,
           terms_hash, answer_by, ended_at, answered_at, deadline_version)
         VALUES ($1, $2, $3, gen_random_uuid(), $4, $5, $6, ARRAY[$7::uuid], '{}', '', now(), '2026-03-01T12:00Z', $8, 1)`,
        [id, roleId, job.id, job.recruiterId, kind, state, callId, answered_at],
      );
      await worker.rows(
        `INSERT INTO bookings.history (id, offer_id, what, by_side, at) VALUES (gen_random_uuid(), $1, 'sent', 'company', now())`,
        [id],
      );
      return id;
    };
    const offersLeft = async () =>
      (
        await worker.rows<{ id: string }>('SELECT id FROM bookings.offers WHERE role_id = $1 ORDER BY id', [roleId])
      ).map(({ id }) => id);
    return { callId, offer, offersLeft };
  }

  it('are offers never answered: 90 days after they ended they go with their history, and no others [R535]', async () => {
    const { offer, offersLeft } = await aCall();
    const [expired, withdrawn] = [
      await offer({ state: 'expired' }),
      await offer({ state: 'withdrawn', kind: 'enquiry' }),
    ];
    const kept = [
      await offer({ state: 'declined', answered_at: '2026-03-01T11:00Z' }),
      await offer({ state: 'withdrawn', answered_at: '2026-03-01T11:00Z' }),
    ];
    expect((await keepAt('2026-05-30T11:59:00Z')).removed.offers).toBe(0);
    expect((await keepAt('2026-05-30T12:00:00Z')).removed.offers).toBe(2);
    expect(await offersLeft()).toEqual(kept.toSorted());
    const gone = 'SELECT count(*)::integer AS count FROM bookings.history WHERE offer_id = ANY($1::uuid[])';
    expect(await worker.rows(gone, [[expired, withdrawn]])).toEqual([{ count: 0 }]);
    expect(await worker.rows(gone, [kept])).toEqual([{ count: 2 }]);
  });

  it('are places of check-ins, contacts, sheets and hours, of which a night’s report says how many are overdue [R535]', async () => {
    const { callId } = await aCall();
    expect((await keepAt('2026-03-03T03:00:00Z')).overdue).toEqual(nothing);
    await worker.rows(
      `INSERT INTO bookings.attendances (call_id, freelancer_id, what, by_side, by_id, at, sent_at, lat, lon, point_until)
       VALUES ($1, gen_random_uuid(), 'arrived', 'crew', gen_random_uuid(), now(), now(), 53.8, -1.5, '2026-03-03T00:00Z')`,
      [callId],
    );
    await worker.rows(
      `INSERT INTO bookings.call_sheets (id, call_id, version, fields, changed, important, published_at)
       VALUES (gen_random_uuid(), $1, 1, '{"site_contact": {"name": "Dan Price", "phone": "07700 900123"}}', '[]', false, now())`,
      [callId],
    );
    const night = await keepAt('2026-03-04T03:00:00Z');
    expect(night).toEqual({ removed: { offers: 0, invoices: 0, places: 1, imported: 0 }, overdue: nothing });
    const point = 'SELECT lat, point_until FROM bookings.attendances WHERE call_id = $1';
    expect(await worker.rows(point, [callId])).toEqual([{ lat: null, point_until: null }]);
    // Their own deadlines end these; that they have not is what the report is for.
    expect((await keepAt('2026-06-01T03:00:00Z')).overdue).toEqual({ ...nothing, contacts: 1 });
    expect((await keepAt('2028-03-06T03:00:00Z')).overdue).toEqual({ ...nothing, contacts: 1, sheets: 1 });
  });

  it('are invoices six years after their issue, with the credit note of one [R461] [R535]', async () => {
    const invoice = async (issuedAt: string, credits: string | null = null): Promise<string> => {
      const id = newId();
      await worker.rows(
        `INSERT INTO bookings.invoices (id, freelancer_id, recruiter_id, kind, credits_id, state, prefix, sequence, number,
           seller_name, seller_address, buyer_name, buyer_address, terms_days, lines, net_pence, gross_pence, issued_at,
           issued_on, version, created_at, updated_at)
         VALUES ($1, $1, $1, $2, $3, 'issued', 'PN', 1, 'PN-1', 'Priya', 'Salford', 'Northlight', 'Leeds', 14, '[]', 1, 1,
           $4, '2020-01-01', 1, now(), now())`,
        [id, credits ? 'credit_note' : 'invoice', credits, issuedAt],
      );
      return id;
    };
    const credited = await invoice('2019-03-01T12:00Z');
    await invoice('2019-03-09T12:00Z', credited);
    await invoice('2019-03-01T12:00Z');
    const left = async () => (await worker.rows('SELECT FROM bookings.invoices')).length;
    expect((await keepAt('2025-03-01T11:59:00Z')).removed.invoices).toBe(0);
    expect([(await keepAt('2025-03-01T12:00:00Z')).removed.invoices, await left()]).toEqual([1, 2]);
    expect([(await keepAt('2025-03-09T12:00:00Z')).removed.invoices, await left()]).toEqual([1, 1]);
    const night = await keepAt('2025-03-10T12:00:00Z');
    expect([night.removed.invoices, night.overdue, await left()]).toEqual([1, nothing, 0]);
  });

  it('are expenses, of which a night’s report says how many stayed beyond six years [R449] [R535]', async () => {
    const { offer } = await aCall();
    const [bookingId, offerId] = [newId(), await offer({ state: 'confirmed', answered_at: '2026-03-01T11:00Z' })];
    await worker.rows(
      `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash, confirmed_at)
       SELECT $1, o.id, o.role_id, o.job_id, o.freelancer_id, o.recruiter_id, 'completed', '{}', '', now()
       FROM bookings.offers o WHERE o.id = $2`,
      [bookingId, offerId],
    );
    await worker.rows(
      `INSERT INTO bookings.expenses (id, booking_id, freelancer_id, recruiter_id, day, kind, amount_pence, vat_pence,
         state, version, created_at, updated_at)
       SELECT $1, id, freelancer_id, recruiter_id, '2026-03-02', 'parking', 900, 0, 'submitted', 1, now(), now()
       FROM bookings.bookings WHERE id = $1`,
      [bookingId],
    );
    expect((await keepAt('2032-03-02T12:00:00Z')).overdue.expenses).toBe(0);
    expect((await keepAt('2032-03-12T12:00:00Z')).overdue.expenses).toBe(1);
    await worker.rows('DELETE FROM bookings.expenses WHERE booking_id = $1', [bookingId]);
  });

  it('is looked at every day by a worker [R535]', async () => {
    const { offer, offersLeft } = await aCall();
    await offer({ state: 'expired' });
    await worker.rows('UPDATE task_schedules SET next_at = now() WHERE name = $1', ['keep-retention']);
    await eventually(async () => (await offersLeft()).length === 0);
    expect(await offersLeft()).toEqual([]);
  });
});
