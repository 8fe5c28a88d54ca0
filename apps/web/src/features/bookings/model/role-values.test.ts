import { spanOf, termsPresets, type Span } from '@crewcall/contracts-bookings';
import { estimateOf, newRole, roleProblemsOf } from './role-values';
import { newTerms, presetOf, termsRequestOf, withBasis, withPreset } from './terms-values';

const span = (starts_at: string, ends_at: string, day = '2026-11-26'): Span =>
  spanOf({ starts_on: day, starts_at, ends_on: day, ends_at }) as Span;

it('estimates while it is typed, line by line, by the rules that the service has [R336]', () => {
  const terms = newTerms('day', 32_000);
  const estimate = estimateOf(terms, [span('08:00', '23:30')]);
  expect(estimate?.words).toBe('about £584 for the day');
  expect(estimate?.pay.lines.map(({ words, pence }) => [words, pence])).toEqual([
    ['1 day', 32_000],
    ['5.5 h × £48.00', 26_400],
  ]);
});

it('gives an hour its highest factor alone, and pays a short call as the minimum [R337] [R338]', () => {
  const sunday = { ...newTerms('hour', 2_200), sunday_factor: '2', night_factor: '1.5' };
  expect(estimateOf(sunday, [span('00:00', '05:00', '2026-11-29')])?.pay.total_pence).toBe(22_000);
  const short = estimateOf(newTerms('hour', 2_200), [span('09:00', '12:00')])?.pay;
  expect([short?.total_pence, short?.notes]).toEqual([11_000, ['minimum call 5 hours']]);
});

it.each(termsPresets.map(({ name }) => name))('fills in %s, and knows it again until it is changed [R335]', (name) => {
  const values = withPreset({ ...newTerms('day', 32_000), mode: 'range', amount_to_pence: '360' }, name);
  expect([presetOf(values), values.amount_pence, values.amount_to_pence]).toEqual([name, '320', '360']);
  const changed = { ...values, hours_included: '11', minimum_hours: '7' };
  expect(presetOf(changed)).toBe('');
});

it('reads terms as they are typed, and what is off is not sent as nothing [R333] [R334]', () => {
  const typed = { ...newTerms('day', 32_000), overtime_factor: '1.25', mileage_pence: '45', per_diem_pence: '£12.50' };
  expect(termsRequestOf(typed)).toMatchObject({
    overtime_factor: 125,
    step_minutes: 30,
    mileage_pence: 45,
    per_diem_pence: 1_250,
    night_factor: null,
    travel_day_percent: null,
  });
  expect(withBasis(typed, 'hour')).toMatchObject({ basis: 'hour', minimum_hours: '5', hours_included: '' });
  const wrong = { ...newRole('Rigger'), terms: { ...typed, hours_included: '20', mileage_pence: 'a lot' } };
  expect(roleProblemsOf(wrong)).toEqual({
    hours_included: 'Hours included must be from 4 to 14.',
    mileage_pence: 'Mileage must be from 0p to 200p a mile.',
  });
});

it('allows a range and asking crew, and wants an amount otherwise [R339]', () => {
  const rigger = newRole('Rigger');
  expect(roleProblemsOf(rigger)).toEqual({ amount_pence: 'Please enter the rate.' });
  const asks = { ...rigger, terms: { ...rigger.terms, mode: 'ask' as const } };
  expect([roleProblemsOf(asks), termsRequestOf(asks.terms).amount_pence]).toEqual([{}, null]);
  const range = { ...newTerms('day', 30_000), mode: 'range' as const, amount_to_pence: '280' };
  expect(roleProblemsOf({ ...rigger, terms: range })).toEqual({
    amount_to_pence: 'The upper rate must be above the lower one.',
  });
});
