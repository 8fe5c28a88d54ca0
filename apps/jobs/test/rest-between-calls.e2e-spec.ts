import { dayAfter, type Role, type Timesheet } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { timesheetsOf, worked } from './timesheets.js';

const nextDay = dayAfter(sheetDay);

describe('rest between two calls', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const sheetOf = async (actor: TestActor, day: string): Promise<Timesheet> => {
    const found = (await hours.list(actor)).body.find((sheet) => sheet.day === day && sheet.state !== 'approved');
    if (!found) throw new Error(`There is no timesheet of ${day}`);
    return found;
  };

  /** Two days, of which the second begins at ten, with £50 for a short turnaround. */
  async function twoDays() {
    jest.restoreAllMocks();
    const { recruiter, role } = await crew.job({ event_date: sheetDay, duration_type: 'days', days: 2 });
    const [first = '', second = ''] = role.call_ids;
    const as = hours.as(recruiter);
    await as.put(`/api/calls/${first}`, { starts_on: sheetDay, starts_at: '08:00', ends_at: '18:00' });
    await as.put(`/api/calls/${second}`, { starts_on: nextDay, starts_at: '10:00', ends_at: '18:00' });
    const terms = { basis: 'day', amount_pence: 32_000, mode: 'set', turnaround_pence: 5000 };
    await as.put<Role>(`/api/roles/${role.id}`, { name: role.name, positions: 1, terms });
    const person = await crew.crew('Priya');
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    await hours.isAfter(5);
    return { recruiter, person };
  }
  const today = worked({ starts_on: nextDay, starts_at: '10:00', ends_on: nextDay });
  const late = worked({ ends_on: nextDay, ends_at: '02:00' });

  it('counts from when the hours that were sent end, not from a draft that never was [R334]', async () => {
    const { recruiter, person } = await twoDays();
    const { body: sent } = await hours.move(
      person,
      await sheetOf(person, sheetDay),
      'submit',
      worked({ ends_at: '22:00' }),
    );
    expect((await hours.move(recruiter, sent, 'approve', { version: sent.version })).body.state).toBe('approved');
    await hours.isAfter(26);
    const { body: draft } = await hours.correct(person, sent);
    expect((await hours.save(person, draft, late)).body).toMatchObject({ state: 'due' });
    const { body } = await hours.move(person, await sheetOf(person, nextDay), 'submit', today);
    expect(body).toMatchObject({ state: 'submitted', previous_out: `${sheetDay}T22:00:00.000Z` });
    await hours.move(recruiter, body, 'approve', { version: body.version });
    expect((await hours.told(body)).at(-1)).toMatchObject({ to: 'approved', total_pence: 32_000 });
  });

  it('counts from the end of hours that wait for the company, whichever day it approves first [R443]', async () => {
    const { recruiter, person } = await twoDays();
    await hours.isAfter(26);
    const { body: before } = await hours.move(person, await sheetOf(person, sheetDay), 'submit', late);
    const { body } = await hours.move(person, await sheetOf(person, nextDay), 'submit', today);
    expect(body).toMatchObject({ state: 'submitted', previous_out: `${nextDay}T02:00:00.000Z` });
    await hours.move(recruiter, body, 'approve', { version: body.version });
    await hours.move(recruiter, before, 'approve', { version: before.version });
    const { previous_out, figures } = (await hours.get(person, body)).body;
    expect(previous_out).toBe(`${nextDay}T02:00:00.000Z`);
    expect(figures.pay).toMatchObject({ total_pence: 37_000 });
    expect(figures.pay?.lines.map(({ kind }) => kind)).toContain('turnaround');
  });
});
