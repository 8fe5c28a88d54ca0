import { CrewMarket } from './crew-market.js';
import { timesheetsOf } from './timesheets.js';

const HOURS_OF_SIX_YEARS = 6 * 365.25 * 24;

describe('hours, as papers about money', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const left = async (table: string, column: string, ids: string[]): Promise<number> =>
    (await crew.service.rows(`SELECT FROM bookings.${table} WHERE ${column} = ANY($1::uuid[])`, [ids])).length;

  it('are kept for six years after the call and then go, with their corrections and every version [R447] [R535]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    await hours.move(recruiter, sheet, 'approve');
    const { body: correction } = await hours.correct(first, sheet);
    const ids = [sheet.id, correction.id];
    await hours.isAfter(HOURS_OF_SIX_YEARS - 48);
    expect(await left('timesheets', 'id', ids)).toBe(2);
    expect((await hours.get(recruiter, sheet)).body.state).toBe('locked');
    await hours.isAfter(HOURS_OF_SIX_YEARS + 72);
    expect(await left('timesheets', 'id', ids)).toBe(0);
    expect(await left('timesheet_versions', 'timesheet_id', ids)).toBe(0);
    expect((await hours.get(recruiter, sheet)).status).toBe(404);
  });
});
