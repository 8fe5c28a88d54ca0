import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type Booking,
  bookingsRoutes,
  dayAfter,
  type Earnings,
  expenseRoutes,
  invoiceRoutes,
  type ReadyToInvoice,
  taxYearOf,
  type Timesheet,
  timesheetRoutes,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { timesheetMoved } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);
const words = 'Under 3 days’ notice: 100 %, £584.00';

describe('a cancellation fee', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const put = <T>(actor: TestActor, path: string, input: object = {}) => as(actor).put<T>(path, input);
  const sheetsOf = async (actor: TestActor) =>
    (await as(actor).get<Timesheet[]>(`${timesheetRoutes.timesheets}?side=${actor.role}`)).body;
  const only = async (actor: TestActor): Promise<Timesheet> => {
    const [sheet, ...more] = await sheetsOf(actor);
    if (!sheet || more.length) throw new Error('There is not one timesheet');
    return sheet;
  };
  const readyOf = async (actor: TestActor) => (await as(actor).get<ReadyToInvoice[]>(invoiceRoutes.ready)).body;
  const later = async (hours: number) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(at));
    await crew.service.get(DeadlineKeeper).keepAll();
  };
  /** Of two days, the first of which was cancelled two days before. */
  async function cancelled(call_ids: (booking: Booking) => (string | undefined)[] | undefined = () => undefined) {
    const [person, { recruiter, job, role }] = [await crew.crew('Ana'), await crew.job({ event_date: on(2) })];
    const terms = { basis: 'day', amount_pence: 58_400, mode: 'set', overtime_factor: 150 };
    await put(recruiter, `/api/roles/${role.id}`, { name: role.name, positions: 1, terms });
    const wall = { starts_on: on(9), starts_at: '08:00', ends_at: '18:00' };
    await as(recruiter).post(`/api/jobs/${job.id}/calls`, wall);
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const [booking] = (await as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!booking) throw new Error('There is no booking');
    const input = { reason: 'Called off.', call_ids: call_ids(booking) };
    await put(recruiter, bookingsRoutes.cancelBooking(booking.id), input);
    return { person, recruiter, booking };
  }
  const first = ({ calls }: Booking) => [calls[0]?.id];

  it('is a submitted line of a timesheet, which counts after 72 hours and is ready to invoice [R384] [R442] [R452]', async () => {
    const { person, recruiter, booking } = await cancelled(first);
    const sheet = await only(person);
    expect(sheet).toMatchObject({
      state: 'submitted',
      round: 1,
      is_fee: true,
      planned: null,
      call_id: booking.calls[0]?.id,
      figures: { paid_minutes: 0, pay: { lines: [{ kind: 'cancellation_fee', words }], total_pence: 58_400 } },
    });
    expect((await only(recruiter)).id).toBe(sheet.id);
    const told = await crew.service.outbox(timesheetMoved, sheet.id);
    expect(told.map(({ payload: { to, is_fee } }) => [to, is_fee])).toEqual([['submitted', true]]);
    await later(73);
    expect(await only(person)).toMatchObject({ state: 'approved', approved_by: 'time' });
    expect(await readyOf(person)).toMatchObject([{ booking_id: booking.id, hours_pence: 58_400 }]);
    const year = `${expenseRoutes.earnings}?side=freelancer&year=${taxYearOf(on(2))}`;
    expect((await as(person).get<Earnings>(year)).body).toMatchObject({ pay_pence: 58_400, days: 0 });
    const csv = (await as(person).get<string>(`${timesheetRoutes.timesheetsFile}?side=freelancer`)).body;
    expect(csv).toContain(`"Approved","","","","","","0.00"`);
    expect(csv).toContain(`"Cancellation fee","${words}","584.00"`);
    expectError(await as(person).post(timesheetRoutes.timesheetMove(sheet.id, 'correct'), {}), 404);
  });

  it('is questioned as a whole, sent again, and not owed where crew agree to that [R445]', async () => {
    const { person, recruiter } = await cancelled(first);
    const { id, figures } = await only(recruiter);
    const { starts_on, starts_at, ends_on, ends_at } = figures;
    const times = { starts_on, starts_at, ends_on, ends_at, breaks: [] };
    const lines = [{ line: 'fee', reason: 'not_agreed' }];
    const dispute = () =>
      put<Timesheet>(recruiter, timesheetRoutes.timesheetMove(id, 'dispute'), { lines, figures: times });
    expect((await dispute()).body).toMatchObject({ state: 'disputed', figures: { pay: { total_pence: 58_400 } } });
    const again = await put<Timesheet>(person, timesheetRoutes.timesheetMove(id, 'submit'), times);
    expect(again.body).toMatchObject({ state: 'submitted', round: 2, figures: { pay: { total_pence: 58_400 } } });
    await dispute();
    const agreed = await put<Timesheet>(person, timesheetRoutes.timesheetMove(id, 'accept'));
    expect(agreed.body).toMatchObject({ state: 'approved', figures: { pay: { total_pence: 0 } } });
    expect(await readyOf(person)).toEqual([]);
  });

  it('is not owed where the booking is put back, approved meanwhile or not, and again where it is cancelled again [R386]', async () => {
    const { person, recruiter, booking } = await cancelled();
    await put(recruiter, timesheetRoutes.timesheetMove((await only(person)).id, 'approve'));
    expect((await put(recruiter, bookingsRoutes.putBackBooking(booking.id))).status).toBe(200);
    expect([await sheetsOf(person), await readyOf(person)]).toEqual([[], []]);
    await put(recruiter, bookingsRoutes.cancelBooking(booking.id), { reason: 'Off after all.' });
    expect((await only(person)).figures.pay?.total_pence).toBe(116_800);
  });

  it('is none where nothing is owed', async () => {
    const { person } = await cancelled(({ calls }) => [calls[1]?.id]);
    expect(await sheetsOf(person)).toEqual([]);
  });
});
