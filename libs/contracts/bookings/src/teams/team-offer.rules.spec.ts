import { termsFor } from '../roles/terms.js';
import { approvalProblem, approvalTexts, isApproved, missingWords, teamNotFreeWords } from './team-offer.rules.js';

const approval = { day_pence: 30_000, miles: 50, from: '2026-11-20', until: '2026-11-30' };

describe('what a member approves beforehand', () => {
  it('may be nothing', () => {
    expect([null, undefined].map(approvalProblem)).toEqual([null, null]);
  });

  it('is a day rate from £1 to £10,000 and 1 to 500 miles', () => {
    expect(approvalProblem(approval)).toBeNull();
    for (const fine of [{ day_pence: 100 }, { day_pence: 1_000_000 }, { miles: 1 }, { miles: 500 }])
      expect(approvalProblem({ ...approval, ...fine })).toBeNull();
    for (const wrong of [99, 1_000_001, 100.5, '30000', null])
      expect(approvalProblem({ ...approval, day_pence: wrong })).toBe(approvalTexts.approval);
    for (const wrong of [0, 501, 1.5, '50', null])
      expect(approvalProblem({ ...approval, miles: wrong })).toBe(approvalTexts.approval);
  });

  it('is of days in their order, the last of which may be the first', () => {
    expect(approvalProblem({ ...approval, until: approval.from })).toBeNull();
    for (const wrong of [
      { until: '2026-11-19' },
      { from: '2026-11-31' },
      { until: '2026-11-31' },
      { from: 20261120 },
      { until: null },
    ])
      expect(approvalProblem({ ...approval, ...wrong })).toBe(approvalTexts.approval);
  });
});

describe('an offer to a team', () => {
  const terms = termsFor('day', 30_000);
  const offer = { terms, days: ['2026-11-20', '2026-11-30'], miles: 50 };
  const covers = (changes: Partial<Parameters<typeof isApproved>[1]>) => isApproved(approval, { ...offer, ...changes });

  it('is covered where it pays the rate, is near enough and on the days', () => {
    expect(covers({})).toBe(true);
    expect(covers({ terms: termsFor('day', 40_000), miles: 0, days: ['2026-11-25'] })).toBe(true);
  });

  it('is not covered where it pays less, another way, or an amount that is open', () => {
    expect(covers({ terms: termsFor('day', 29_999) })).toBe(false);
    expect(covers({ terms: termsFor('hour', 30_000) })).toBe(false);
    expect(covers({ terms: termsFor('day') })).toBe(false);
    expect(covers({ terms: { ...terms, mode: 'range', amount_to_pence: 40_000 } })).toBe(false);
    expect(isApproved({ ...approval, day_pence: 100 }, { ...offer, terms: { ...terms, amount_pence: null } })).toBe(
      false,
    );
  });

  it('is not covered where it is farther, or it is not known how far', () => {
    expect([covers({ miles: 51 }), covers({ miles: null })]).toEqual([false, false]);
  });

  it('is not covered on any other day, nor on none', () => {
    expect(covers({ days: ['2026-11-19', '2026-11-20'] })).toBe(false);
    expect(covers({ days: ['2026-11-30', '2026-12-01'] })).toBe(false);
    expect(covers({ days: [] })).toBe(false);
  });

  it('is not covered where nothing was approved', () => {
    expect(isApproved(null, offer)).toBe(false);
  });
});

it('who is missing is named with the day, and that the team was not booked', () => {
  const overlap = 'Fri 27 Nov, 08:00 to 14:00';
  expect([missingWords('Tom', overlap), missingWords(null, 'Fri 27 Nov')]).toEqual([
    'Tom is not free on Fri 27 Nov',
    'A member is not free on Fri 27 Nov',
  ]);
  expect(teamNotFreeWords(['Tom is not free on Fri 27 Nov', 'Ana is not free on Sat 28 Nov'])).toBe(
    'Tom is not free on Fri 27 Nov. Ana is not free on Sat 28 Nov. No one was booked.',
  );
});
