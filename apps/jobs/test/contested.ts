import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { type Booking, bookingsRoutes, type Call, type OwnedKit, type Timesheet } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { kitOf } from './kit.js';
import { dayAfterCall, type timesheetsOf } from './timesheets.js';

/** People who are said not to have come to a call, and what is found of it. */
export const contestedOf = (crew: CrewMarket, hours: ReturnType<typeof timesheetsOf>) => {
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await hours.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!mine) throw new Error('There is no booking');
    return mine;
  };
  const claim = async (company: TestActor, person: TestActor, callId: string): Promise<Booking> => {
    const booking = await bookingOf(person);
    const { status, body } = await hours.as(company).put(bookingsRoutes.noShow(booking.id), { call_id: callId });
    expect([status, body]).toMatchObject([200, { state: 'no_show' }]);
    return booking;
  };
  const settledAs = (decision: 'attended' | 'no_show', id: string) =>
    crew.service.deliver(moderationDecided, {
      subjectId: newId(),
      payload: { case_id: newId(), decision, target: { kind: 'booking', id }, note: 'Two saw them.' },
    });

  /** Booked for two days, on the ordinary terms; the next one begins 14 hours after the end of the first. */
  async function twoDays(terms?: object, { owned, ...hire }: { owned?: OwnedKit } = {}) {
    jest.restoreAllMocks();
    const market = await hours.booked([]);
    if (terms)
      await hours
        .as(market.recruiter)
        .put(`/api/roles/${market.role.id}`, { name: market.role.name, positions: 3, terms });
    const wall = { starts_on: dayAfterCall, starts_at: '08:00', ends_at: '18:00' };
    const { body: next } = await hours.as(market.recruiter).post<Call>(`/api/jobs/${market.job.id}/calls`, wall);
    const first = await crew.crew('Priya');
    if (owned) await kitOf(crew).owns(first, owned);
    await crew.move(first, await crew.offer(market.recruiter, market.role, first, hire), 'accept');
    const sheetOf = async (callId: string): Promise<Timesheet> => hours.only(first, `&call_id=${callId}`);
    return { ...market, first, nextId: next.id, sheetOf };
  }

  return { claim, settledAs, twoDays };
};
