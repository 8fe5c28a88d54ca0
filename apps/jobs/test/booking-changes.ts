import { AvailabilityPublisher } from '@crewcall/bookings-domain';
import {
  applicantBoardRoutes,
  type Booking,
  bookingsRoutes,
  calendarRoutes,
  callSheetRoutes,
  ticketSightingRoutes,
} from '@crewcall/contracts-bookings';
import { ticketsChanged } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { asked, type Change, done } from './changes.js';
import type { CrewMarket } from './crew-market.js';

const at = (crew: CrewMarket, hour: string): void => {
  jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${sheetDay}T${hour}:00Z`));
};

/** Bookings, what moves them, call sheets, and the day itself. */
export function changesOfBookings(crew: () => CrewMarket): Change[] {
  const as = (actor: TestActor) => crew().service.as(actor);
  const bookingOf = async (actor: TestActor): Promise<string> =>
    (await as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body[0]?.id ?? '';
  async function booked() {
    const sheets = sheetsOf(crew());
    const market = await sheets.booked(['Priya']);
    return { ...market, sheets, booking: await bookingOf(market.first) };
  }
  async function revised() {
    const market = await booked();
    await market.sheets.moveCall(market.recruiter, market.callId, '05:00');
    return market;
  }
  async function published() {
    const market = await booked();
    await market.sheets.publish(market.recruiter, market.callId);
    return market;
  }
  async function missed() {
    const market = await booked();
    at(crew(), '09:00');
    const record = () => as(market.recruiter).put(bookingsRoutes.noShow(market.booking), { call_id: market.callId });
    return { ...market, record };
  }
  return [
    [
      'a call is moved',
      async () => {
        const { sheets, recruiter, callId } = await booked();
        return asked(() => sheets.moveCall(recruiter, callId, '05:00'));
      },
      ['booking-revised'],
    ],
    [
      'a change of terms is accepted',
      async () => {
        const { first, booking } = await revised();
        return asked(() => as(first).put(bookingsRoutes.acceptRevision(booking)));
      },
      ['booking-revised'],
    ],
    [
      'a change of terms is refused',
      async () => {
        const { first, booking } = await revised();
        return asked(() => as(first).put(bookingsRoutes.refuseRevision(booking)));
      },
      ['booking-revised'],
    ],
    [
      'a company cancels',
      async () => {
        const { recruiter, booking } = await booked();
        return asked(() => as(recruiter).put(bookingsRoutes.cancelBooking(booking), { reason: 'Called off.' }));
      },
      ['application-status-changed', 'booking-cancelled', 'timesheet-moved'],
    ],
    [
      'crew cancel',
      async () => {
        const { first, booking } = await booked();
        return asked(() => as(first).put(bookingsRoutes.cancelBooking(booking), { kind: 'ill' }));
      },
      ['application-status-changed', 'booking-cancelled'],
    ],
    [
      'a call sheet is published',
      async () => {
        const { sheets, recruiter, callId } = await booked();
        return asked(() => sheets.publish(recruiter, callId));
      },
      ['call-sheet-published'],
    ],
    [
      'a call sheet is acknowledged',
      async () => {
        const { sheets, first, callId } = await published();
        return asked(() => sheets.acknowledge(first, callId, 1));
      },
      ['call-sheet-acknowledged'],
    ],
    [
      "'Still on?' is answered",
      async () => {
        const { sheets, first, callId } = await published();
        await sheets.comes(callId, 48);
        return asked(() => sheets.answerStillOn(first, callId, 'problem'));
      },
      ['still-on-answered'],
    ],
    [
      'crew run late',
      async () => {
        const { first, callId, booking } = await published();
        at(crew(), '07:00');
        return asked(() => as(first).put(callSheetRoutes.late(booking), { call_id: callId, minutes: 30 }));
      },
      ['attendance-told'],
    ],
    ['a no-show is noted', async () => asked((await missed()).record), ['attendance-told']],
    [
      'a no-show is objected to',
      async () => {
        const { first, booking, record } = await missed();
        await record();
        return asked(() => as(first).put(bookingsRoutes.objectToNoShow(booking), { words: 'I was there.' }));
      },
      ['attendance-told', 'no-show-disputed'],
    ],
    [
      'a no-show is withdrawn',
      async () => {
        const { first, recruiter, booking, record } = await missed();
        await record();
        await as(first).put(bookingsRoutes.objectToNoShow(booking), { words: 'I was there.' });
        return asked(() => as(recruiter).delete(bookingsRoutes.noShow(booking)));
      },
      ['attendance-told', 'no-show-withdrawn'],
    ],
    [
      'a ticket is seen',
      async () => {
        const { first, recruiter, booking } = await missed();
        const card = { id: newId(), kind: 'other', level: 'First aid', state: 'unchecked' } as const;
        const payload = { tickets: [card], shared: 'companies' as const };
        await crew().service.deliver(ticketsChanged, { subjectId: first.id, version: 1, payload });
        return asked(() => as(recruiter).put(ticketSightingRoutes.one(booking, card.id), { checker: 'Dana' }));
      },
      ['ticket-seen'],
    ],
    [
      'an applicant is moved to No',
      async () => {
        const { recruiter, job } = await crew().job();
        const { id } = await crew().market.apply(await crew().crew(), job);
        const no = { from: 'new', to: 'no' };
        return asked(() => as(recruiter).put(applicantBoardRoutes.moveCard(id), no));
      },
      ['applicant-board-changed'],
    ],
    [
      'crew block a day and companies are to see it',
      async () => {
        const person = await crew().crew();
        const publisher = crew().service.get(AvailabilityPublisher);
        await publisher.publishAll();
        await as(person).put(calendarRoutes.calendarSharing, { sharing: 'all' });
        await as(person).post(calendarRoutes.calendarBlocks, { kind: 'maybe', starts_on: sheetDay });
        return done(() => publisher.publishAll());
      },
      ['availability-changed'],
    ],
  ];
}
