import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { type Booking, bookingsRoutes, type CrewRecord, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { type Application, applicationRoutes } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { coversOf } from './covers.js';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('how many of their bookings crew complete', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const as = (actor: TestActor) => crew.service.as(actor);
  /** It is then from here on. */
  const isAt = (days: number, time: string) =>
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${on(days)}T${time}:00Z`));
  const percentOf = async ({ id }: { id: string }) =>
    (await crew.service.anonymous().get<CrewRecord>(bookingsRoutes.crewRecord(id))).body.completes_percent;

  /** Booked from eight to six on each of these days, by a company each. Answers the bookings, the latest first. */
  async function booked(person: TestActor, ...days: number[]): Promise<(Booking & { company: string })[]> {
    for (const day of days) {
      const { recruiter, role } = await crew.job({ event_date: on(day) });
      companies.set(role.id, recruiter);
      await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    }
    return (await as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
  }
  const companies = new Map<string, TestActor>();
  const companyOf = ({ role_id }: Booking): TestActor => {
    const company = companies.get(role_id);
    if (!company) throw new Error('No company');
    return company;
  };

  it('is shown from five on: no-shows that stand and bookings given up under a day before count, for a year [R389]', async () => {
    const person = await crew.crew();
    const [givenUp, missed] = await booked(person, 5, 6, 7, 8, 9, 11, 12);
    if (!givenUp || !missed) throw new Error('Not booked');
    isAt(10, '05:59');
    expect(await percentOf(person)).toBeNull();
    isAt(10, '06:00');
    expect(await percentOf(person)).toBe(100);
    isAt(11, '08:20');
    const call = missed.calls[0]?.id;
    expect((await as(companyOf(missed)).put(bookingsRoutes.noShow(missed.id), { call_id: call })).status).toBe(200);
    expect((await as(person).put(bookingsRoutes.cancelBooking(givenUp.id), { kind: 'ill' })).status).toBe(200);
    expect(await percentOf(person)).toBe(83);
    isAt(18, '08:21');
    expect(await percentOf(person)).toBe(71);
    isAt(18, '08:19');
    await as(person).put(bookingsRoutes.objectToNoShow(missed.id), {});
    isAt(30, '08:00');
    expect(await percentOf(person)).toBe(83);
    const payload = { case_id: newId(), target: { kind: 'booking' as const, id: missed.id }, note: 'Seen by none.' };
    await crew.service.deliver(moderationDecided, { subjectId: newId(), payload: { ...payload, decision: 'no_show' } });
    expect(await percentOf(person)).toBe(71);
    isAt(380, '08:00');
    expect(await percentOf(person)).toBeNull();
    expect(await percentOf({ id: 'maya' })).toBeNull();
  });

  it('counts neither what a company cancels nor what is given up a day before or put back [R389]', async () => {
    const person = await crew.crew();
    const [early, byCompany] = await booked(person, 5, 6, 7, 8, 9, 12, 13);
    if (!early || !byCompany) throw new Error('Not booked');
    isAt(11, '20:00');
    await as(companyOf(byCompany)).put(bookingsRoutes.cancelBooking(byCompany.id), { reason: 'Called off.' });
    await as(person).put(bookingsRoutes.cancelBooking(early.id), { kind: 'travel' });
    expect(await percentOf(person)).toBe(100);
  });

  it('stands beside applicants, for the company alone, and beside who can be asked for cover [R389]', async () => {
    const covers = coversOf(crew);
    const person = await covers.near('Ana', 6);
    await booked(person, 5, 6, 7, 8, 9);
    await crew.service.rows(
      `UPDATE bookings.commitments SET during = tstzrange(lower(during) - interval '40 days', upper(during) - interval '40 days')
       WHERE freelancer_id = $1`,
      [person.id],
    );
    const { recruiter, job } = await crew.job({ event_date: on(20) });
    await crew.market.apply(person, job);
    const [own] = (await as(person).get<Application[]>(applicationRoutes.ofFreelancer(person.id))).body;
    const [theirs] = (await as(recruiter).get<Application[]>(applicationRoutes.ofRecruiter(recruiter.id))).body;
    expect(own?.freelancer_profile.completes_percent).toBeNull();
    expect(theirs?.freelancer_profile.completes_percent).toBe(100);
    const { recruiter: company, role } = await covers.fellFree();
    const { candidates } = await covers.look(company, role.id);
    expect(candidates.find(({ freelancer_id }) => freelancer_id === person.id)?.why).toContain(
      'completes bookings: 100 %',
    );
  });
});
