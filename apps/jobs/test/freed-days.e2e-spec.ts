import type { Booking, Offer, Role } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { cancelling } from './cancelling.js';
import { coversOf, leeds, person } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a day that one who is booked for several leaves', () => {
  let crew: CrewMarket;
  let covers: ReturnType<typeof coversOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    covers = coversOf(crew);
  });
  afterEach(() => crew.service.rows(`UPDATE people SET is_hidden = true WHERE role = 'freelancer'`));
  afterAll(() => crew.close());

  const { booked, cancel, putBack } = cancelling(() => crew);
  const as = (actor: TestActor) => crew.service.as(actor);
  const roleOf = async (actor: TestActor, { id }: Job): Promise<Role | undefined> =>
    (await as(actor).get<Role[]>(`/api/jobs/${id}/roles`)).body[0];

  /** Booked for tomorrow and two days later, and cancelled for tomorrow. */
  const freed = async () => {
    const all = await booked(1, 3);
    const [first, second] = all.booking.calls;
    const { status } = await cancel(all.recruiter, all.booking, { reason: 'One day less.', call_ids: [first?.id] });
    expect(status).toBe(200);
    return { ...all, day: [first?.id ?? ''], both: [first?.id ?? '', second?.id ?? ''] };
  };
  const isInLeeds = ({ id }: Job) =>
    crew.service.rows('UPDATE bookings.calls SET lat = $2, lon = $3 WHERE job_id = $1', [id, leeds.lat, leeds.lon]);

  it('is offered to another, who has that day alone [R384] [R346]', async () => {
    const { recruiter, job, role, day, both } = await freed();
    const byCall = { [both[0] ?? '']: 0, [both[1] ?? '']: 1 };
    const left = { positions: 1, filled: 1, free_call_ids: day, filled_by_call: byCall };
    expect(await roleOf(recruiter, job)).toMatchObject(left);
    const other = await crew.crew();
    expectError(await crew.tryOffer(recruiter, role, other, { call_ids: both }), 409);
    const offer = await crew.offer(recruiter, role, other, { call_ids: day });
    const late = await crew.offer(recruiter, role, await crew.crew(), { call_ids: day });
    expect((await crew.move(other, offer, 'accept')).body).toMatchObject({ state: 'confirmed' });
    expect(await roleOf(recruiter, job)).toMatchObject({ positions: 1, filled: 1, free_call_ids: [] });
    const { body } = await as(recruiter).get(`/api/offers/${late.id}`);
    expect(body).toMatchObject({ state: 'withdrawn' });
    expectError(await crew.tryOffer(recruiter, role, await crew.crew(), { call_ids: day }), 409);
    const [{ hired_count } = { hired_count: 0 }] = await crew.service.rows<{ hired_count: number }>(
      'SELECT hired_count FROM jobs WHERE id = $1',
      [job.id],
    );
    expect(hired_count).toBe(1);
  });

  it('is taken once, however many accept it at once [R370]', async () => {
    const { recruiter, job, role, day } = await freed();
    const people = await Promise.all(Array.from({ length: 5 }, () => crew.crew()));
    const offers: Offer[] = [];
    for (const one of people) offers.push(await crew.offer(recruiter, role, one, { call_ids: day }));
    const answers = await Promise.all(offers.map((offer, index) => crew.move(person(people, index), offer, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await roleOf(recruiter, job)).toMatchObject({ filled: 1, free_call_ids: [] });
  });

  it('is pencilled, confirmed, and open again once all have left [R358]', async () => {
    const { person: first, recruiter, job, role, booking, day, both } = await freed();
    const other = await crew.crew();
    const pencil = await crew.pencil(recruiter, role, other, { call_ids: day });
    expect((await crew.move(recruiter, pencil, 'confirm')).body).toMatchObject({ state: 'confirmed' });
    await cancel(first, booking, { kind: 'ill' });
    expect(await roleOf(recruiter, job)).toMatchObject({ filled: 1, free_call_ids: [both[1]] });
    const [theirs] = (await as(other).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await cancel(other, { id: theirs?.id ?? '' }, { kind: 'ill' });
    expect(await roleOf(recruiter, job)).toMatchObject({ filled: 0, free_call_ids: both });
    expect((await as(recruiter).put(`/api/jobs/${job.id}/reopen`)).status).toBe(200);
    expect((await crew.hire(recruiter, await crew.crew(), job)).status).toBe(200);
  });

  it('is not put back once another has it [R386]', async () => {
    const { recruiter, role, booking, day } = await freed();
    const other = await crew.crew();
    await crew.move(other, await crew.offer(recruiter, role, other, { call_ids: day }), 'accept');
    expect((await putBack(recruiter, booking)).body).toMatchObject({ code: 'SLOT_FILLED' });
  });

  it('is covered, and that day alone [R390] [R394]', async () => {
    const { person: first, recruiter, job, role, day } = await freed();
    await isInLeeds(job);
    const skills = ['Sound Engineering'];
    await crew.service.rows('UPDATE jobs SET skills = $2 WHERE id = $1', [job.id, skills]);
    const one = await covers.near('Ana', 6, { skills });
    const slot = await covers.look(recruiter, role.id, -270);
    const left = { freelancer_id: first.id, words: 'You cancelled part of the booking' };
    expect(slot).toMatchObject({ problem: null, left });
    expect(slot.candidates.map(({ freelancer_id }) => freelancer_id)).toEqual([one.id]);
    const rescue = await covers.start(recruiter, role.id, {}, -270);
    expect(await covers.offerOf(one)).toMatchObject({ calls: [{ id: day[0] }] });
    expect((await covers.answer(one, 'accept', -269)).body).toMatchObject({ state: 'confirmed' });
    expect((await covers.see(recruiter, rescue)).state).toBe('filled');
    expect((await covers.look(recruiter, role.id, -268)).problem).toBe('This slot has just been filled.');
  });

  it('is posted publicly once no one is left to ask, and who is hired for it has that day alone [R398]', async () => {
    const { recruiter, job, role, day } = await freed();
    await isInLeeds(job);
    const rescue = await covers.start(recruiter, role.id, {}, -270);
    expect(rescue.state).toBe('exhausted');
    expect((await covers.steer(recruiter, rescue, 'post', {}, -269)).status).toBe(200);
    const edited = await as(recruiter).put<Job>(`/api/jobs/${job.id}`, { description: 'The first day alone.' });
    expect(edited.body.status).toBe('active');
    const { name, positions } = role;
    expect((await as(recruiter).put(`/api/roles/${role.id}`, { name, positions, terms: role.terms })).status).toBe(200);
    expect((await as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.status).toBe('active');
    const applicant = await crew.crew();
    expect((await crew.hire(recruiter, applicant, job)).status).toBe(200);
    const [theirs] = (await as(applicant).get<Booking[]>('/api/bookings?side=freelancer')).body;
    expect(theirs?.calls.map(({ id }) => id)).toEqual(day);
    expect((await covers.see(recruiter, rescue)).state).toBe('filled');
    expect((await as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.status).toBe('closed');
  });

  it('keeps its pencils and questions where fewer positions leave it a place [R343]', async () => {
    const { recruiter, role, day, both } = await freed();
    const save = (positions: number, more: object = {}) =>
      as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions, terms: role.terms, ...more });
    expect((await save(3)).status).toBe(200);
    const [holds, asked, waits] = [await crew.crew(), await crew.crew(), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, holds, { call_ids: day });
    const open = await crew.offer(recruiter, role, asked, { call_ids: day });
    const ofBoth = await crew.offer(recruiter, role, waits, { call_ids: both });
    expect((await save(1)).status).toBe(200);
    expect((await crew.see(holds, pencil)).state).toBe('held');
    expect((await crew.see(asked, open)).state).toBe('open');
    expect((await crew.see(waits, ofBoth)).state).toBe('withdrawn');
    expect((await save(2)).status).toBe(200);
    const lower = await crew.pencil(recruiter, role, await crew.crew(), { call_ids: day });
    expectError(await save(1), 409);
    expect((await save(1, { releases_pencils: true })).status).toBe(200);
    expect((await crew.see(recruiter, lower)).state).toBe('released');
    expect((await crew.see(recruiter, pencil)).state).toBe('held');
  });

  it('is not said to be filled where an offer of it was taken back, or a pencil of it ran out', async () => {
    const { recruiter, role, day } = await freed();
    const other = await crew.crew();
    const offer = await crew.offer(recruiter, role, other, { call_ids: day });
    expect((await crew.move(recruiter, offer, 'take-back')).status).toBe(200);
    expect((await crew.move(other, offer, 'accept')).body).toMatchObject({ code: 'OFFER_GONE' });
    const pencil = await crew.pencil(recruiter, role, other, { call_ids: day });
    await crew.service.rows(`UPDATE bookings.offers SET state = 'lapsed' WHERE id = $1`, [pencil.id]);
    expect((await crew.move(recruiter, pencil, 'confirm')).body).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
  });

  it('is not asked of the one who left it, which is said in words of its own [R386]', async () => {
    const { person: first, recruiter, role, day } = await freed();
    const { status, body } = await crew.tryOffer(recruiter, role, first, { call_ids: day });
    const error =
      'This person is booked on this job already. Put a cancelled call back within ten minutes, or message them.';
    expect([status, body]).toMatchObject([409, { code: 'BOOKED_ON_JOB', error }]);
  });
});
