import { kitProblems } from './kit.rules.js';

const desk = {
  kind: 'sound_console',
  name: 'DiGiCo SD12',
  count: 1,
  day_pence: 15_000,
  replacement_pence: 2_500_000,
  pat_until: '2027-05-31',
  insured_until: '2020-01-01',
};

describe('a piece of kit', () => {
  it('may be kept with all that is asked, days that are over included', () => {
    expect(kitProblems(desk)).toEqual([]);
  });

  it('needs no more than what it is, its name and how many', () => {
    const { kind, name, count } = desk;
    expect(kitProblems({ kind, name, count })).toEqual([]);
    expect(
      kitProblems({ ...desk, day_pence: null, replacement_pence: null, pat_until: null, insured_until: null }),
    ).toEqual([]);
    expect(kitProblems({})).toEqual([
      ['kind', 'Please choose what it is.'],
      ['name', 'Please enter make and model, up to 100 characters.'],
      ['count', 'How many must be a whole number from 1 to 999.'],
    ]);
  });

  it.each([
    [{ name: 'x'.repeat(100) }, { name: 'x'.repeat(101) }],
    [{ name: ` ${'👨‍👩‍👧‍👦'.repeat(100)} ` }, { name: '   ' }],
    [{ name: 'd&b Y8' }, { name: 'd&b\nY8' }],
    [{ count: 999 }, { count: 1000 }],
    [{ count: 1 }, { count: 0 }],
    [{ count: 2 }, { count: 1.5 }],
    [{ count: 3 }, { count: '3' }],
    [{ day_pence: 0 }, { day_pence: -1 }],
    [{ day_pence: 1_000_000 }, { day_pence: 1_000_001 }],
    [{ replacement_pence: 0 }, { replacement_pence: 0.5 }],
    [{ replacement_pence: 100_000_000 }, { replacement_pence: 100_000_001 }],
    [{ pat_until: '2028-02-29' }, { pat_until: '2027-02-29' }],
    [{ insured_until: '2027-12-31' }, { insured_until: '31/12/2027' }],
    [{ kind: 'microphones' }, { kind: 'constructor' }],
    [{ kind: 'sound_console' }, { kind: 7 }],
  ])('takes %j and not %j', (fine, wrong) => {
    expect(kitProblems({ ...desk, ...fine })).toEqual([]);
    expect(kitProblems({ ...desk, ...wrong }).map(([field]) => field)).toEqual(Object.keys(wrong));
  });

  it('says for each field what it takes', () => {
    const wrong = { day_pence: 'free', replacement_pence: '1m', pat_until: 'soon', insured_until: 'now' };
    expect(kitProblems({ ...desk, ...wrong })).toEqual([
      ['day_pence', 'Please enter the day hire in pounds, up to £10,000.'],
      ['replacement_pence', 'Please enter the value in pounds, up to £1m.'],
      ['pat_until', 'Please enter a date.'],
      ['insured_until', 'Please enter a date.'],
    ]);
  });
});
