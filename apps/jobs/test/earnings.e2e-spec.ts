import { expenseRoutes, type Earnings, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expensesOf } from './expenses.js';
import { invoicesOf } from './invoices.js';
import { aFreelancer } from './marketplace.js';
import { timesheetsOf, worked } from './timesheets.js';

const yearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0);

describe('totals of hours and expenses', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;
  let expenses: ReturnType<typeof expensesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
    expenses = expensesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const year = yearOf(sheetDay);
  const month = sheetDay.slice(0, 7);
  const of = async (actor: TestActor, query = `&year=${year}`): Promise<Earnings> =>
    (await hours.as(actor).get<Earnings>(`${expenseRoutes.earnings}?side=${actor.role}${query}`)).body;
  const file = async (actor: TestActor): Promise<string> =>
    String((await hours.as(actor).get(`${expenseRoutes.earningsFile}?side=${actor.role}&year=${year}`)).body);

  /** Two people have worked a day for £320; what the first paid for parking is approved, a meal is not. */
  async function agreed() {
    const market = await expenses.over();
    const { first, second, recruiter, bookingId } = market;
    for (const person of [first, second]) {
      const { body: sent } = await hours.move(person, await hours.only(person), 'submit', worked());
      await hours.move(recruiter, sent, 'approve', { version: sent.version });
    }
    await expenses.approve(recruiter, (await expenses.add(first, bookingId)).body);
    await expenses.add(first, bookingId, { kind: 'meals' });
    return market;
  }

  it('are shown to crew by month and company, of a tax year, by the day worked, with the number of days [R450]', async () => {
    const { first, second, job } = await agreed();
    const sum = { pay_pence: 32_000, expenses_pence: 1_800, days: 1 };
    expect(await of(first)).toEqual({
      ...sum,
      year,
      from: `${year}-04-06`,
      to: `${year + 1}-04-05`,
      months: [{ month, ...sum }],
      parts: [{ name: job.company, role_name: null, ...sum }],
      parts_total: 1,
    });
    expect(await of(second)).toMatchObject({ pay_pence: 32_000, expenses_pence: 0, days: 1 });
    expect((await of(first, '')).year).toBe(year);
    const before = { pay_pence: 0, expenses_pence: 0, days: 0, months: [], parts: [], parts_total: 0 };
    expect(await of(first, `&year=${year - 1}`)).toMatchObject(before);
    expect(await of(aFreelancer())).toMatchObject(before);
  });

  it('are shown to a company as what it spent by job and role, and to no other side [R450]', async () => {
    const { recruiter, first, job, role } = await agreed();
    const sum = { pay_pence: 64_000, expenses_pence: 1_800, days: 2 };
    expect(await of(recruiter)).toMatchObject({
      ...sum,
      months: [{ month, ...sum }],
      parts: [{ name: job.title, role_name: role.name, ...sum }],
    });
    const path = `${expenseRoutes.earnings}?side=recruiter`;
    expect((await hours.as(first).get(path)).status).toBe(403);
    expect((await hours.as(recruiter).get(`${path}&year=1999`)).status).toBe(400);
  });

  it('by invoice count on the day of their invoice, without VAT, and off again on that of its credit note [R450]', async () => {
    const invoices = invoicesOf(crew);
    const { first, recruiter, job, role, draft: made } = await invoices.drafted();
    const today = wallTimeOf(crew.service.get(Clock).now()).day;
    const invoiced = `&by=invoice&year=${yearOf(today)}`;
    expect(await of(first, invoiced)).toMatchObject({ pay_pence: 0, months: [] });
    const { body: invoice } = await invoices.issue(first, made);
    const sum = { pay_pence: 32_000, expenses_pence: 1_800, days: 1 };
    expect(await of(first, invoiced)).toMatchObject({ ...sum, months: [{ month: today.slice(0, 7), ...sum }] });
    expect(await of(recruiter, invoiced)).toMatchObject({ parts: [{ name: job.title, role_name: role.name, ...sum }] });
    await invoices.credit(first, invoice);
    const back = { pay_pence: 0, expenses_pence: 0, days: 0 };
    expect(await of(first, invoiced)).toMatchObject(back);
  });

  it('count a correction once it is agreed, in place of what it corrects [R450] [R447]', async () => {
    const { recruiter, first } = await agreed();
    const { body: correction } = await hours.correct(first, await hours.only(first));
    const { body: sent } = await hours.move(first, correction, 'submit', worked({ ends_at: '20:00' }));
    expect(await of(first)).toMatchObject({ pay_pence: 32_000, days: 1 });
    await hours.move(recruiter, sent, 'approve', { version: sent.version });
    expect(await of(first)).toMatchObject({ pay_pence: 41_600, days: 1 });
  });

  it('come as CSV, a row for each month of a company or role, of which no spreadsheet runs anything [R450]', async () => {
    const { recruiter, first, job, role } = await agreed();
    const tax = `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
    await crew.service.rows(`UPDATE jobs SET company = '=Evil', title = '@Evil' WHERE id = $1`, [job.id]);
    expect(await file(first)).toBe(
      '"tax_year","month","company","days","pay_pounds","expenses_pounds","total_pounds"\r\n' +
        `"${tax}","${month}","'=Evil","1","320.00","18.00","338.00"\r\n`,
    );
    expect(await file(recruiter)).toBe(
      '"tax_year","month","job","role","days","pay_pounds","expenses_pounds","total_pounds"\r\n' +
        `"${tax}","${month}","'@Evil","${role.name}","2","640.00","18.00","658.00"\r\n`,
    );
  });
});
