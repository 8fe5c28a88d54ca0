import { kitWarnings } from './kit-days.rules.js';

const day = '2026-11-26';

it('kit is tested and insured until the end of the day that its owner says', () => {
  expect(kitWarnings({ pat_until: day, insured_until: day }, day)).toEqual([]);
  expect(kitWarnings({ pat_until: '2026-11-25', insured_until: '2026-11-25' }, day)).toEqual([
    'PAT out of date on the day',
    'Not insured on the day',
  ]);
  expect(kitWarnings({ pat_until: '2026-11-25', insured_until: day }, day)).toEqual(['PAT out of date on the day']);
});

it('nothing is said of kit whose owner says no day', () => {
  expect(kitWarnings({ pat_until: null, insured_until: null }, day)).toEqual([]);
});
