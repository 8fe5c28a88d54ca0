import { timesheetRoutes } from '@crewcall/contracts-bookings';
import { readPdf, type TestActor, tokenFor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { longDay, timesheetsOf } from './timesheets.js';

describe('the PDF of a timesheet', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  async function pdfOf(actor: TestActor, { id }: { id: string }) {
    const headers = { authorization: `Bearer ${tokenFor(actor)}` };
    const answer = await fetch(`${crew.service.baseUrl}${timesheetRoutes.timesheetPdf(id)}`, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  it('has both names, the call, each line with its arithmetic, the total and when it was agreed, and is tagged [R451]', async () => {
    const { first, recruiter, sheet } = await hours.submitted(longDay);
    await hours.move(recruiter, sheet, 'approve');
    const { answer, bytes } = await pdfOf(recruiter, sheet);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/timesheet-\d{4}-\d\d-\d\d\.pdf/);
    const { language, isTagged, title, pages } = readPdf(bytes);
    expect([language, isTagged, title, pages.length]).toEqual([
      'en-GB',
      true,
      expect.stringMatching(/^Hours for .+ \d{4}/),
      1,
    ]);
    const { job_title, company, figures } = (await hours.get(first, sheet)).body;
    const words = pages[0]?.tags ?? [];
    expect(words[0]).toEqual(['H1', `Hours for ${job_title}`]);
    const body = (label: string) => words[words.findIndex(([tag, said]) => tag === 'Lbl' && said === label) + 1];
    expect(body('Crew')).toEqual(['LBody', 'Priya Ross']);
    expect(body('Company')).toEqual(['LBody', company]);
    expect(body('Break 1')).toEqual(['LBody', '13:00 to 14:00']);
    expect(body('Paid time')).toEqual(['LBody', '14 h 30 min']);
    for (const { words: arithmetic } of figures.pay?.lines ?? [])
      expect(words.some(([, said]) => said.startsWith(`${arithmetic} = £`))).toBe(true);
    expect(body('Total')?.[1]).toMatch(/^£\d+\.\d\d$/);
    expect(body('Approved')?.[1]).toMatch(/^\w{3} \d+ \w{3} \d{4}, \d\d:\d\d, by the company$/);
    expect(pages[0]?.text).toContain(`Timesheet ${sheet.id}. London time. Page 1 of 1.`);
    // The other party holds the same file.
    expect((await pdfOf(first, sheet)).bytes.equals(bytes)).toBe(true);
  });

  it('is for the two parties alone [R451] [R462]', async () => {
    const { sheet } = await hours.submitted();
    for (const [actor, status] of [
      [aFreelancer(), 404],
      [aRecruiter(), 404],
      [anAdmin(), 403],
    ] as const)
      expect((await pdfOf(actor, sheet)).answer.status).toBe(status);
  });
});
