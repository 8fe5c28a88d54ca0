import { type Booking, bookingsRoutes, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingCancelled, type BookingCancelledPayload } from '@crewcall/contracts-bookings/dto';
import type { Application } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const terms = { basis: 'day', amount_pence: 58_400, mode: 'set', overtime_factor: 150 };

/** So many days from today. */
export const on = (days: number): string => dayAfter(today, days);

/** Bookings that are cancelled and put back. */
export function cancelling(market: () => CrewMarket) {
  const as = (actor: TestActor) => market().service.as(actor);
  return {
    cancel: (actor: TestActor, { id }: { id: string }, input: object) =>
      as(actor).put<Booking>(bookingsRoutes.cancelBooking(id), input),
    putBack: (actor: TestActor, { id }: { id: string }) => as(actor).put<Booking>(bookingsRoutes.putBackBooking(id)),

    /** Booked from eight to six, so many days from today and again later, on the ordinary terms. */
    async booked(days: number, ...more: number[]) {
      const crew = market();
      const person = await crew.crew();
      const { recruiter, job, role } = await crew.job({ event_date: on(days) });
      await as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions: 1, terms });
      for (const later of more)
        await as(recruiter).post(`/api/jobs/${job.id}/calls`, {
          starts_on: on(later),
          starts_at: '08:00',
          ends_at: '18:00',
        });
      const offer = await crew.offer(recruiter, role, person);
      await crew.move(person, offer, 'accept');
      const { body } = await as(recruiter).get<Booking[]>('/api/bookings?side=recruiter');
      const [booking] = body;
      if (!booking) throw new Error('There is no booking');
      return { person, recruiter, job, role, booking };
    },

    applicationOf: async (actor: TestActor, { application_id }: Booking): Promise<Application> =>
      (await as(actor).get<Application>(`/api/applications/${application_id}`)).body,

    toldOf: async ({ id }: Booking): Promise<BookingCancelledPayload[]> =>
      (await market().service.outbox(bookingCancelled, id)).map(({ payload }) => payload),
  };
}
