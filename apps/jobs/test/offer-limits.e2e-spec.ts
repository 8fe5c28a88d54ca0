import { offerLimits } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

describe('limits of offers', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
  const askFor = async (recruiter: TestActor, jobId: string, roleId: string, count: number, state: string) =>
    crew.service.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash,
         created_at)
       SELECT gen_random_uuid(), $1, $2, gen_random_uuid(), $3, 'booking', $4, '{}', '{}', '',
         CASE WHEN $4 = 'open' THEN now() - interval '2 hours' ELSE now() END FROM generate_series(1, $5)`,
      [roleId, jobId, recruiter.id, state, count],
    );

  it('to people never worked with are forty an hour, and 200 may be open [R378]', async () => {
    const [one, other] = [await crew.job(), await crew.job()];
    const elsewhere = await crew.job({}, one.recruiter);
    await askFor(one.recruiter, elsewhere.job.id, elsewhere.role.id, offerLimits.openPerCompany, 'open');
    const full = await crew.tryOffer(one.recruiter, one.role, await crew.crew());
    expect([errorOf(full), (full.body as unknown as { error: string }).error]).toEqual([
      [429, 'OFFERS_LIMITED'],
      'You have 200 open offers. Wait for answers or take some back.',
    ]);
    await askFor(other.recruiter, other.job.id, other.role.id, offerLimits.strangersAnHour, 'withdrawn');
    const hasty = await crew.tryOffer(other.recruiter, other.role, await crew.crew());
    expect([errorOf(hasty), (hasty.body as unknown as { error: string }).error]).toEqual([
      [429, 'OFFERS_LIMITED'],
      'You have made many offers. Try again in an hour.',
    ]);
  });

  it('leave out who is suspended or hidden, as if they did not exist [R378]', async () => {
    const { recruiter, role } = await crew.job();
    for (const column of ['is_suspended', 'is_hidden']) {
      const person = await crew.crew();
      await crew.service.rows(`UPDATE people SET ${column} = true WHERE user_id = $1`, [person.id]);
      expect(errorOf(await crew.tryOffer(recruiter, role, person))).toEqual([404, 'PERSON_NOT_FOUND']);
    }
  });

  /** A person who said no, more than a day ago. */
  async function declined() {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const decline = async () =>
      crew.move(person, await crew.offer(recruiter, role, person), 'decline', { reason: 'not_free' });
    const aDayLater = () =>
      crew.service.rows(`UPDATE bookings.offers SET ended_at = now() - interval '25 hours' WHERE freelancer_id = $1`, [
        person.id,
      ]);
    const askedAgain = async () => errorOf(await crew.tryOffer(recruiter, role, person));
    await decline();
    return { person, recruiter, role, decline, aDayLater, askedAgain };
  }

  it('let a company ask once more a day after a no, and not a third time [R377]', async () => {
    const { decline, aDayLater, askedAgain } = await declined();
    expect(await askedAgain()).toEqual([409, 'ALREADY_OFFERED']);
    await aDayLater();
    await decline();
    await aDayLater();
    expect(await askedAgain()).toEqual([409, 'ALREADY_OFFERED']);
  });

  it('count the one more question whatever becomes of it, and however many there were before [R377]', async () => {
    const { person, recruiter, role, aDayLater, askedAgain } = await declined();
    await aDayLater();
    await crew.move(recruiter, await crew.offer(recruiter, role, person), 'take-back');
    expect(await askedAgain()).toEqual([409, 'ALREADY_OFFERED']);
    await crew.service.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash)
       SELECT ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, role_id, job_id, freelancer_id,
         recruiter_id, kind, 'expired', call_ids, terms, terms_hash
       FROM bookings.offers, generate_series(1, 3) n WHERE freelancer_id = $1 AND state = 'declined'`,
      [person.id],
    );
    expect(await askedAgain()).toEqual([409, 'ALREADY_OFFERED']);
  });

  it('ask anew at any time once the person has said yes since their no [R377] [R363]', async () => {
    const { person, recruiter, role, aDayLater, askedAgain } = await declined();
    await aDayLater();
    const pencil = await crew.pencil(recruiter, role, person);
    await crew.move(recruiter, pencil, 'release');
    expect((await askedAgain())[0]).toBe(201);
  });

  it('refuse the whole of a booking for one call that clashes, and name that call [R372]', async () => {
    const person = await crew.crew();
    const taken = await crew.job({ event_date: '2035-06-13', start_time: '16:00', end_time: '20:00' });
    await crew.hire(taken.recruiter, person, taken.job);
    const { recruiter, job, role } = await crew.job();
    for (const starts_on of ['2035-06-13', '2035-06-14']) {
      const call = { starts_on, starts_at: '08:00', ends_at: '18:00' };
      await crew.service.as(recruiter).post(`/api/jobs/${job.id}/calls`, call);
    }
    const offer = await crew.offer(recruiter, role, person);
    expect(offer.calls).toHaveLength(3);
    const refused = await crew.move(person, offer, 'accept');
    const words = `You are already booked then: ${taken.job.title}, ${taken.job.company}, Wed 13 Jun, 16:00 to 20:00.`;
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'NOT_FREE', error: words }]);
    const hired = await crew.service.as(recruiter).put(`/api/applications/${offer.application_id}/accept`);
    expect([hired.status, hired.body]).toMatchObject([
      409,
      { error: 'Callum is not free for Wed 13 Jun, 16:00 to 18:00.' },
    ]);
    const rows = await crew.service.rows(
      `SELECT 1 FROM bookings.commitments c JOIN bookings.bookings b ON b.id = c.booking_id WHERE b.role_id = $1`,
      [role.id],
    );
    expect(rows).toEqual([]);
  });

  it('hide the name of a company that has completed three bookings, in an enquiry alone [R349]', async () => {
    const { recruiter, role, job } = await crew.job();
    for (let completed = 0; completed < 3; completed += 1) {
      const done = await crew.job({}, recruiter);
      await crew.hire(recruiter, await crew.crew(), done.job);
    }
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'completed' WHERE recruiter_id = $1`, [recruiter.id]);
    const person = await crew.crew();
    const enquiry = await crew.offer(recruiter, role, person, { kind: 'enquiry', is_unnamed: true });
    const seen = await crew.see(person, enquiry);
    expect([seen.company, seen.recruiter_id]).toEqual([null, null]);
    for (const secret of [recruiter.id, job.company, job.title === seen.role_name ? newId() : job.title])
      expect(JSON.stringify(seen)).not.toContain(secret);
    expect((await crew.move(person, enquiry, 'answer', { answer: 'free' })).body.state).toBe('answered');
    const other = await crew.crew();
    const pencil = await crew.offer(recruiter, role, other, { kind: 'pencil', is_unnamed: true });
    expect((await crew.see(other, pencil)).company).toBe(job.company);
  });
});
