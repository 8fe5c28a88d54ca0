import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type Booking,
  type BookingReviews,
  type CompanyReview,
  dayAfter,
  reviewRoutes,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Rating, RatingSummary } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;

/** Bookings that come to their end, and their reviews. */
export const reviewsOf = (crew: CrewMarket) => {
  const as = (actor: TestActor) => crew.service.as(actor);
  let day = 3;

  /** Booked from eight to six on a day of its own, and again so many days later; it is now again. */
  async function booked(recruiter?: TestActor, person?: TestActor, ...later: number[]) {
    jest.restoreAllMocks();
    day += 1;
    const on = dayAfter(today, day);
    const made = await crew.job({ event_date: on }, recruiter);
    for (const days of later)
      await as(made.recruiter).post(`/api/jobs/${made.job.id}/calls`, {
        starts_on: dayAfter(on, days),
        starts_at: '08:00',
        ends_at: '18:00',
      });
    const freelancer = person ?? (await crew.crew('Maya'));
    const offer = await crew.offer(made.recruiter, made.role, freelancer);
    await crew.move(freelancer, offer, 'accept');
    const all = (await as(freelancer).get<Booking[]>('/api/bookings?side=freelancer&page_size=100')).body;
    const booking = all.find(({ offer_id }) => offer_id === offer.id);
    if (!booking) throw new Error('Nothing is booked');
    const ends = Date.parse(booking.calls.at(-1)?.to ?? '');
    return { ...made, freelancer, booking, offer, ends };
  }
  /** It is so many hours after the last call from here on, and what is due by then is done. */
  async function isAfter({ ends }: { ends: number }, hours: number): Promise<Date> {
    const at = new Date(ends + hours * 3_600_000);
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(at));
    await crew.service.get(DeadlineKeeper).keepAll();
    return at;
  }
  async function completed(recruiter?: TestActor, person?: TestActor) {
    const made = await booked(recruiter, person);
    await isAfter(made, 12);
    return made;
  }
  const see = (actor: TestActor, { id }: { id: string }) => as(actor).get<BookingReviews>(reviewRoutes.ofBooking(id));
  const read = async (actor: TestActor, booking: { id: string }) => (await see(actor, booking)).body;
  const write = (actor: TestActor, { id }: { id: string }, stars = 5, more: object = {}) =>
    as(actor).post<BookingReviews>(reviewRoutes.write, { booking_id: id, stars, ...more });
  /** What everyone reads of a person's work, of its figure, and of a company. */
  const ratingsOf = async (actor: TestActor) =>
    (await as(actor).get<Rating[]>(`/api/ratings/freelancer/${actor.id}`)).body;
  const summaryOf = async ({ id }: TestActor) =>
    (await crew.service.anonymous().get<RatingSummary>(`/api/ratings/freelancer/${id}/average`)).body;
  const ofCompany = async ({ id }: TestActor) =>
    (await crew.service.anonymous().get<CompanyReview[]>(reviewRoutes.ofCompany(id))).body;
  return { ratingsOf, summaryOf, ofCompany, as, booked, completed, isAfter, see, read, write };
};
