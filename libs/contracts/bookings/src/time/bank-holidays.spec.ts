import { bankHolidaysOf, isBankHoliday, nationOf } from './bank-holidays.js';
import { weekdayOf } from './days.rules.js';

const YEAR_MS = 365 * 24 * 3_600_000;
const nations = ['england_and_wales', 'scotland', 'northern_ireland'] as const;

describe('bank holidays', () => {
  it('are those of the nation [R302]', () => {
    const [english, scottish, irish] = nations.map((nation) => bankHolidaysOf(nation));
    expect([english?.['2026-04-06'], scottish?.['2026-04-06'], irish?.['2026-04-06']]).toEqual([
      'Easter Monday',
      undefined,
      'Easter Monday',
    ]);
    expect([english?.['2026-11-30'], scottish?.['2026-11-30']]).toEqual([undefined, 'St Andrew’s Day']);
    expect([scottish?.['2026-08-31'], scottish?.['2026-08-03']]).toEqual([undefined, 'Summer bank holiday']);
    expect([english?.['2027-07-12'], irish?.['2027-07-12']]).toEqual([undefined, 'Battle of the Boyne']);
    expect(isBankHoliday('2026-12-28')).toBe(true);
  });

  it.each(nations)('of %s fall on working days, as many each year as there are', (nation) => {
    const days = Object.keys(bankHolidaysOf(nation));
    expect(days.filter((day) => weekdayOf(day) > 5)).toEqual([]);
    const wanted = { england_and_wales: 8, scotland: 9, northern_ireland: 10 }[nation];
    for (const year of ['2026', '2027', '2028']) {
      // Scotland's World Cup was in 2026 alone.
      const count =
        days.filter((day) => day.startsWith(year)).length - (nation === 'scotland' && year === '2026' ? 1 : 0);
      expect([year, count]).toEqual([year, wanted]);
    }
  });

  it('are known for a year from now at least: add the next year’s, published by the government [R302]', () => {
    for (const nation of nations) {
      const last = Object.keys(bankHolidaysOf(nation)).sort().at(-1) ?? '';
      expect(Date.parse(`${last.slice(0, 4)}-12-31`) - Date.now()).toBeGreaterThan(YEAR_MS);
    }
  });

  it('follow the place of a profile [R302]', () => {
    expect(['Leith, Edinburgh, Scotland', 'Glasgow', 'EH6 6QQ', 'G12 8QQ'].map(nationOf)).toEqual(
      Array<string>(4).fill('scotland'),
    );
    expect(['Belfast', 'Bangor, Northern Ireland', 'BT7 1NN'].map(nationOf)).toEqual(
      Array<string>(3).fill('northern_ireland'),
    );
    expect(['Leeds, West Yorkshire', 'Cardiff, Wales', 'London SE1 9GF', '', null].map(nationOf)).toEqual(
      Array<string>(5).fill('england_and_wales'),
    );
  });
});
