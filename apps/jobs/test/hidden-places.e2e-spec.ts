import {
  type Booking,
  bookingsRoutes,
  type Calendar,
  calendarRoutes,
  type Call,
  dayAfter,
  type NewCalendarFeed,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { bookingConfirmed, offerMade } from '@crewcall/contracts-bookings/dto';
import type { Application, Job } from '@crewcall/contracts-jobs';
import { jobPosted } from '@crewcall/contracts-jobs/dto';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';

const exact = 'Printworks, Surrey Quays Road, London SE16 7PJ';
const area = 'London, SE16';

describe('a job that shows its exact place only to crew who are booked', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const posted = async () => {
    const { recruiter, job, role } = await crew.job({ location: exact, hides_place: true, positions: 2 });
    const [call] = (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    const times = { starts_on: '2035-06-12', starts_at: '08:00', ends_at: '18:00' };
    const place = 'Gate 4, Surrey Quays Road, SE16 7PJ';
    await crew.service.as(recruiter).put(`/api/calls/${call?.id}`, { ...times, place });
    return { recruiter, job, role };
  };
  const placesFor = async (actor: TestActor | null, job: Job, recruiter: TestActor) => {
    const as = actor ? crew.service.as(actor) : crew.service.anonymous();
    const one = (await as.get<Job>(`/api/jobs/${job.id}`)).body;
    const list = (await as.get<Job[]>(`/api/jobs/recruiter/${recruiter.id}`)).body;
    const [call] = (await as.get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    return [one.location, list[0]?.location, call?.place];
  };

  it('shows its town and postcode district to all others [R347]', async () => {
    const { recruiter, job } = await posted();
    const whole = [exact, exact, 'Gate 4, Surrey Quays Road, SE16 7PJ'];
    for (const actor of [null, aFreelancer(), aRecruiter()])
      expect(await placesFor(actor, job, recruiter)).toEqual([area, area, 'SE16']);
    for (const actor of [recruiter, anAdmin()]) expect(await placesFor(actor, job, recruiter)).toEqual(whole);
    const [told] = await crew.service.outbox(jobPosted, job.id);
    expect(told?.payload.location).toBe(area);
  });

  it('is not found by the street that it hides [R347]', async () => {
    const { job } = await posted();
    const found = async (location: string) => {
      const { body } = await crew.service.anonymous().get<Job[]>(`/api/jobs?location=${location}`);
      return body.some(({ id }) => id === job.id);
    };
    expect([await found('quays'), await found('7pj'), await found('se16')]).toEqual([false, false, true]);
  });

  it('is seen by who is asked or applied like by any other, and by who is booked as it is [R347]', async () => {
    const { recruiter, job, role } = await posted();
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person);
    const read = async () => {
      const as = crew.service.as(person);
      const [seen, calendar, applications] = [
        await crew.see(person, offer),
        (await as.get<Calendar>('/api/calendar?from=2035-06-01&to=2035-06-30')).body,
        (await as.get<Application[]>(`/api/freelancer/${person.id}/applications`)).body,
      ];
      return [
        seen.location,
        seen.calls[0]?.place,
        calendar.items[0]?.job?.location,
        applications[0]?.job_location,
        ...(await placesFor(person, job, recruiter)),
      ];
    };
    const gate = 'Gate 4, Surrey Quays Road, SE16 7PJ';
    expect(await read()).toEqual([area, 'SE16', area, area, area, area, 'SE16']);
    expect((await crew.see(recruiter, offer)).location).toBe(exact);
    const [asked] = await crew.service.outbox(offerMade, offer.id);
    expect(asked?.payload.location).toBe(area);
    const booked = await crew.move(person, offer, 'accept');
    expect(await read()).toEqual([exact, gate, gate, exact, exact, exact, gate]);
    const [told] = await crew.service.outbox(bookingConfirmed, booked.body.booking_id ?? '');
    expect(told?.payload.location).toBe(exact);
  });

  it('is hidden again, in the offer and the booking too, from who is booked no more, and from no company [R347]', async () => {
    const { recruiter, role } = await posted();
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person);
    const { body } = await crew.move(person, offer, 'accept');
    const path = `/api/bookings/${body.booking_id ?? ''}`;
    const read = async (actor: TestActor) => {
      const [asked, booking] = [await crew.see(actor, offer), (await crew.service.as(actor).get<Booking>(path)).body];
      return [asked, booking].flatMap(({ location, calls }) => [location, calls[0]?.place]);
    };
    const whole = [exact, 'Gate 4, Surrey Quays Road, SE16 7PJ'];
    expect(await read(person)).toEqual([...whole, ...whole]);
    expect((await crew.service.as(person).put(`${path}/cancel`, { kind: 'ill' })).status).toBe(200);
    expect(await read(person)).toEqual([area, 'SE16', area, 'SE16']);
    expect(await read(recruiter)).toEqual([...whole, ...whole]);
  });

  it('stands in the calendar address of who is booked, and no more in what was cancelled there [R347] [R464]', async () => {
    const event_date = dayAfter(wallTimeOf(new Date()).day, 20);
    const { recruiter, role } = await crew.job({ location: exact, hides_place: true, event_date });
    const person = await crew.crew();
    const { body } = await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const choice = { detail: 'full', has_pencils: false };
    const feed = (await crew.service.as(person).post<NewCalendarFeed>(calendarRoutes.feeds, choice)).body;
    const read = async () => String((await crew.service.anonymous().get(feed.path)).body).replaceAll('\r\n ', '');
    expect(await read()).toContain('Surrey Quays');
    await crew.service.as(recruiter).put(bookingsRoutes.cancelBooking(body.booking_id ?? ''), { reason: 'Off.' });
    const after = await read();
    expect(after).toContain('STATUS:CANCELLED');
    expect(after).not.toContain('Surrey Quays');
  });

  it('is switched on and off by its company alone, and copied with the job [R347]', async () => {
    const { recruiter, job } = await posted();
    const edit = (actor: TestActor, hides_place: unknown) =>
      crew.service.as(actor).put<Job>(`/api/jobs/${job.id}`, { hides_place });
    expect((await edit(aRecruiter(), false)).status).toBe(403);
    expect((await edit(recruiter, 'no')).status).toBe(400);
    const path = `/api/jobs/${job.id}/duplicate`;
    const copy = await crew.service.as(recruiter).post<Job>(path, { first_day: '2035-07-10' });
    expect(copy.body.hides_place).toBe(true);
    expect((await edit(recruiter, false)).body.hides_place).toBe(false);
    expect((await placesFor(null, job, recruiter))[0]).toBe(exact);
  });
});
