import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { timesheetRoutes, dayAfter, type SaveTimesheetRequest, type Timesheet } from '@crewcall/contracts-bookings';
import { timesheetMoved, type TimesheetMovedPayload } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import type { CrewMarket } from './crew-market.js';

export const worked = (changes: Partial<SaveTimesheetRequest> = {}): SaveTimesheetRequest => ({
  starts_on: sheetDay,
  starts_at: '08:00',
  ends_on: sheetDay,
  ends_at: '18:00',
  breaks: [],
  ...changes,
});

/** From 08:00 until half past eleven at night, with one break. */
export const longDay = worked({
  ends_at: '23:30',
  breaks: [{ starts_on: sheetDay, starts_at: '13:00', ends_on: sheetDay, ends_at: '14:00' }],
});

/** Hours of calls that are over. */
export const timesheetsOf = (crew: CrewMarket) => {
  const sheets = sheetsOf(crew);
  const { as } = sheets;

  /** It is so many hours after the planned end of the call from here on, and what is due then is done. */
  async function isAfter(hours: number): Promise<Date> {
    const at = new Date(Date.parse(`${sheetDay}T18:00:00Z`) + hours * 3_600_000);
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(at));
    await crew.service.get(DeadlineKeeper).keepAll();
    return at;
  }
  const list = (actor: TestActor, query = '') =>
    as(actor).get<Timesheet[]>(`${timesheetRoutes.timesheets}?side=${actor.role}&page_size=100${query}`);
  const only = async (actor: TestActor, query = ''): Promise<Timesheet> => {
    const [sheet] = (await list(actor, query)).body;
    if (!sheet) throw new Error('There is no timesheet');
    return sheet;
  };
  const get = (actor: TestActor, { id }: { id: string }) => as(actor).get<Timesheet>(timesheetRoutes.timesheet(id));
  const save = (actor: TestActor, { id }: { id: string }, input: object) =>
    as(actor).put<Timesheet>(timesheetRoutes.timesheet(id), input);
  const move = (
    actor: TestActor,
    { id }: { id: string },
    to: 'submit' | 'approve' | 'dispute' | 'accept' | 'ask',
    input: object = {},
  ) => as(actor).put<Timesheet>(timesheetRoutes.timesheetMove(id, to), input);
  const correct = (actor: TestActor, { id }: { id: string }) =>
    as(actor).post<Timesheet>(timesheetRoutes.timesheetMove(id, 'correct'), {});
  const told = async ({ id }: { id: string }): Promise<TimesheetMovedPayload[]> =>
    (await crew.service.outbox(timesheetMoved, id)).map(({ payload }) => payload);

  /** £320 a day for ten hours, booked, worked and over. */
  async function ended(names = ['Priya', 'Maya'], changes: object = {}) {
    jest.restoreAllMocks();
    const market = await sheets.booked([]);
    const terms = { basis: 'day', amount_pence: 32_000, mode: 'set', is_break_paid: false, ...changes };
    await as(market.recruiter).put(`/api/roles/${market.role.id}`, { name: market.role.name, positions: 3, terms });
    const people: TestActor[] = [];
    for (const name of names) {
      const person = await crew.crew(name);
      await crew.move(person, await crew.offer(market.recruiter, market.role, person), 'accept');
      people.push(person);
    }
    const [first = market.recruiter, second = market.recruiter] = people;
    return { ...market, people, first, second };
  }

  /** The first of them has submitted. */
  async function submitted(input: object = longDay) {
    const market = await ended();
    await isAfter(1);
    await isAfter(24);
    const due = await only(market.first);
    const { status, body } = await move(market.first, due, 'submit', input);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...market, sheet: body };
  }
  return { ...sheets, isAfter, list, only, get, save, move, correct, told, ended, submitted };
};

export const dayAfterCall = dayAfter(sheetDay);
