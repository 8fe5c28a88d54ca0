import { DeadlineKeeper } from '@crewcall/bookings-domain';
import type { Booking, MadeOffer, Offer } from '@crewcall/contracts-bookings';
import {
  bookingConfirmed,
  offerEnded,
  offerReminded,
  pencilChallenged,
  pencilMoved,
} from '@crewcall/contracts-bookings/dto';
import type { Application } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';

describe('offers', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

  it('books by the seeds’ accept, which refuses who is booked then in the words of the overlap [R365] [R367]', async () => {
    const person = await crew.crew();
    const [first, second] = [await crew.job(), await crew.job({ start_time: '14:00', end_time: '22:00' })];
    const evening = await crew.job({ start_time: '18:00', end_time: '22:00' });
    const hired = (await crew.hire(first.recruiter, person, first.job)).body;
    expect(hired.status).toBe('hired');
    const [told] = await crew.service.outbox(applicationStatusChanged, hired.id);
    expect(told?.payload.booked).toMatchObject({
      version: 1,
      company: first.job.company,
      calls: [{ from: '2035-06-12T07:00:00.000Z', to: '2035-06-12T17:00:00.000Z' }],
    });
    const refused = await crew.hire(second.recruiter, person, second.job);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'NOT_FREE', error: 'Callum is not free for Tue 12 Jun, 14:00 to 18:00.' },
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(first.job.id);
    expect((await crew.hire(evening.recruiter, person, evening.job)).status).toBe(200);
  });

  it('frees the time of a booking that is cancelled [R366]', async () => {
    const person = await crew.crew();
    const [first, second] = [await crew.job(), await crew.job()];
    const hired = await crew.hire(first.recruiter, person, first.job);
    await crew.service.as(first.recruiter).put(`/api/applications/${hired.body.id}/cancel`, { reason: 'Called off.' });
    expect((await crew.hire(second.recruiter, person, second.job)).status).toBe(200);
    const told = await crew.service.outbox(applicationStatusChanged, hired.body.id);
    expect(told.at(-1)?.payload).toMatchObject({ to: 'rejected', booked: { version: 2, calls: [{}] } });
  });

  it('asked of who did not apply stand among applicants, and both sides read one agreement [R379] [R380]', async () => {
    const person = await crew.crew();
    const { recruiter, role, job } = await crew.job();
    const offer = await crew.offer(recruiter, role, person, { note: 'Bring your ears.' });
    const path = `/api/applications/${offer.application_id}`;
    expect((await crew.service.as(recruiter).get<Application>(path)).body.status).toBe('shortlisted');
    const accepted = await crew.move(person, offer, 'accept');
    expect([accepted.status, accepted.body]).toMatchObject([200, { state: 'confirmed' }]);
    expect((await crew.service.as(recruiter).get<Application>(path)).body.status).toBe('hired');
    const booking = `/api/bookings/${accepted.body.booking_id}`;
    const [mine, theirs] = [
      await crew.service.as(person).get<Booking>(booking),
      await crew.service.as(recruiter).get<Booking>(booking),
    ];
    expect(mine.body).toEqual(theirs.body);
    expect(mine.body).toMatchObject({ terms_hash: offer.terms_hash, terms: offer.terms, state: 'confirmed' });
    expect(mine.body.history.map(({ what, by }) => `${what} ${by}`)).toEqual(['offered company', 'confirmed crew']);
    const [told] = await crew.service.outbox(bookingConfirmed, mine.body.id);
    expect(told?.payload).toMatchObject({ job_id: job.id, by: 'crew', calls: [{ from: '2035-06-12T07:00:00.000Z' }] });
    expect(JSON.stringify(told)).not.toContain('ears');
  });

  it('do not exist for strangers, and only the right side moves them [R381]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    for (const stranger of [aRecruiter(), aFreelancer()])
      for (const move of ['accept', 'decline', 'confirm', 'release', 'take-back', 'challenge'])
        expect((await crew.move(stranger, offer, move, { reason: 'rate' })).status).toBe(
          move === 'release' ? 400 : 404,
        );
    for (const move of ['accept', 'extend']) expect((await crew.move(recruiter, offer, move)).status).toBe(404);
    expect((await crew.move(anAdmin(), offer, 'accept')).status).toBe(403);
    const wrong = await crew.move(recruiter, offer, 'confirm');
    expect([wrong.status, wrong.body]).toMatchObject([
      409,
      { code: 'NOT_POSSIBLE_NOW', error: 'That is not possible any more: waiting for an answer.' },
    ]);
    expect((await crew.see(person, offer)).state).toBe('open');
  });

  it('are declined for a reason, and asked once more only later or with other terms [R354] [R377]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    expect(errorOf(await crew.tryOffer(recruiter, role, person))).toEqual([409, 'ALREADY_OFFERED']);
    const declined = await crew.move(person, offer, 'decline', { reason: 'rate', text: 'I ask for 300.' });
    expect(declined.body).toMatchObject({ state: 'declined', decline_reason: 'rate' });
    expect(await crew.see(recruiter, offer)).toMatchObject({ reason_text: 'I ask for 300.' });
    expect(errorOf(await crew.tryOffer(recruiter, role, person))).toEqual([409, 'ALREADY_OFFERED']);
    const better = { terms: { ...role.terms, amount_pence: 30_000 } };
    await crew.move(person, await crew.offer(recruiter, role, person, better), 'decline', { reason: 'not_free' });
    expect(errorOf(await crew.tryOffer(recruiter, role, person, { terms: { basis: 'day', amount_pence: 1 } }))).toEqual(
      [409, 'ALREADY_OFFERED'],
    );
    expect(errorOf(await crew.move(person, offer, 'decline', { reason: 'bored' }))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('that were taken back are gone [R376]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    expect((await crew.move(recruiter, offer, 'take-back')).body.state).toBe('withdrawn');
    const late = await crew.move(person, offer, 'accept');
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'OFFER_GONE', error: 'This offer is no longer open.' },
    ]);
  });

  it('ask for an answer in time, and no user who cannot be asked [R350] [R378]', async () => {
    const { recruiter, role } = await crew.job();
    const person = await crew.crew();
    for (const answer_by of ['2020-01-01T00:00:00Z', '2035-06-12T05:30:00Z'])
      expect(errorOf(await crew.tryOffer(recruiter, role, person, { answer_by }))).toEqual([400, 'ANSWER_BY']);
    expect(errorOf(await crew.tryOffer(recruiter, role, aFreelancer()))).toEqual([404, 'PERSON_NOT_FOUND']);
    const other = aRecruiter();
    await crew.market.introduce(other, { company: 'Meridian' });
    expect(errorOf(await crew.tryOffer(recruiter, role, other))).toEqual([404, 'PERSON_NOT_FOUND']);
    expect((await crew.tryOffer(other, role, person)).status).toBe(403);
    const made = await crew.tryOffer(recruiter, role, person, { freelancer_ids: [person.id, other.id] });
    const codes = (made.body as MadeOffer[]).map(({ refusal: why }) => why?.code ?? 'ok').sort();
    expect([made.status, codes]).toEqual([201, ['PERSON_NOT_FOUND', 'ok']]);
  });

  it('are at most five for each open position, and end when it is filled [R364]', async () => {
    const { recruiter, role } = await crew.job();
    const people = await Promise.all(Array.from({ length: 6 }, () => crew.crew()));
    const [first, second, , , , sixth] = people;
    const offers = [];
    for (const person of people.slice(0, 5)) offers.push(await crew.offer(recruiter, role, person));
    if (!first || !second || !sixth || !offers[0] || !offers[1]) throw new Error('nobody');
    expect(errorOf(await crew.tryOffer(recruiter, role, sixth))).toEqual([409, 'TOO_MANY_OPEN']);
    await crew.move(first, offers[0], 'accept');
    expect(errorOf(await crew.move(second, offers[1], 'accept'))).toEqual([409, 'SLOT_FILLED']);
    const [told] = await crew.service.outbox(offerEnded, offers[1].id);
    expect(told?.payload).toMatchObject({ outcome: 'filled', by: 'system' });
  });

  it('that only enquire bind no one [R349]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person, { kind: 'enquiry' });
    expect((await crew.move(person, offer, 'answer', { answer: 'maybe' })).body).toMatchObject({
      state: 'answered',
      answer: 'maybe',
    });
    const unnamed = { kind: 'enquiry', is_unnamed: true };
    expect(errorOf(await crew.tryOffer(recruiter, role, await crew.crew(), unnamed))).toEqual([409, 'UNNAMED_ENQUIRY']);
  });

  it('are listed for their own side, the nearest deadline first [R351]', async () => {
    const person = await crew.crew();
    const [one, other] = [await crew.job(), await crew.job()];
    const later = await crew.offer(one.recruiter, one.role, person, { answer_by: '2035-06-01T00:00:00Z' });
    const sooner = await crew.offer(other.recruiter, other.role, person);
    const list = await crew.service.as(person).get<Offer[]>('/api/offers?side=freelancer&state=open');
    expect(list.body.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect((await crew.service.as(person).get('/api/offers?side=recruiter')).status).toBe(403);
    expect((await crew.service.as(person).get('/api/offers?side=freelancer&state=lost')).status).toBe(400);
  });

  const due = async (offer: Offer, kind: string): Promise<void> => {
    const set = `UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE subject_id = $1 AND kind = $2`;
    await crew.service.rows(set, [offer.id, kind]);
    await crew.service.get(DeadlineKeeper).keepAll();
  };

  it('expire and lapse at their deadline, with reminders, each once [R361]', async () => {
    const { recruiter, role } = await crew.job();
    const [asked, held] = [await crew.crew(), await crew.crew()];
    const offer = await crew.offer(recruiter, role, asked);
    await due(offer, 'remind');
    expect(await crew.service.outbox(offerReminded, offer.id)).toHaveLength(2);
    await due(offer, 'expire');
    await due(offer, 'expire');
    expect((await crew.see(asked, offer)).state).toBe('expired');
    expect(await crew.service.outbox(offerEnded, offer.id)).toHaveLength(1);
    const pencil = await crew.pencil(recruiter, role, held);
    await due(pencil, 'expire');
    expect((await crew.see(held, pencil)).state).toBe('held');
    await due(pencil, 'lapse');
    expect((await crew.see(held, pencil)).state).toBe('lapsed');
    const [told] = await crew.service.outbox(offerEnded, pencil.id);
    expect(told?.payload).toMatchObject({ outcome: 'lapsed', by: 'time' });
  });

  it('challenge the pencils above them once a week, and never say who asked [R359]', async () => {
    const person = await crew.crew();
    const [upper, lower] = [await crew.job(), await crew.job()];
    const above = await crew.pencil(upper.recruiter, upper.role, person, { hold_hours: 720 });
    const below = await crew.pencil(lower.recruiter, lower.role, person);
    expect((await crew.see(lower.recruiter, below)).rank_words).toEqual(['You hold 2nd pencil on these dates']);
    expect(errorOf(await crew.move(upper.recruiter, above, 'challenge'))).toEqual([409, 'NOTHING_ABOVE']);
    expect((await crew.move(lower.recruiter, below, 'challenge')).status).toBe(200);
    const shortened = await crew.see(upper.recruiter, above);
    expect(Date.parse(shortened.decide_by ?? '')).toBeLessThan(Date.parse(above.decide_by ?? ''));
    const [told] = await crew.service.outbox(pencilChallenged, above.id);
    expect(JSON.stringify(told?.payload)).not.toContain(lower.recruiter.id);
    expect(errorOf(await crew.move(lower.recruiter, below, 'challenge'))).toEqual([409, 'CHALLENGED_LATELY']);
    await due(above, 'lapse');
    expect((await crew.see(lower.recruiter, below)).rank_words).toEqual(['You hold 1st pencil on these dates']);
    const [third, done] = [await crew.job(), await crew.pencil(lower.recruiter, lower.role, await crew.crew())];
    expect(done.slot).toMatchObject({ rank: 2, of: 2 });
    const booked = await crew.pencil(third.recruiter, third.role, person);
    await crew.move(lower.recruiter, below, 'confirm');
    expect(errorOf(await crew.move(third.recruiter, booked, 'challenge'))).toEqual([409, 'ALREADY_BOOKED']);
    expect(await crew.service.outbox(pencilMoved, done.id)).toHaveLength(1);
  });
});
