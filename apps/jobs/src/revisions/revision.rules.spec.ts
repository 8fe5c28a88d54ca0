import { type Call, termsFor } from '@crewcall/contracts-bookings';
import { changedCallFields, changedTerms, changesTime } from './revision.rules.js';

const call: Call = {
  id: 'c',
  job_id: 'j',
  name: 'Show day',
  place: null,
  starts_on: '2026-11-26',
  starts_at: '08:00',
  starts_again: false,
  ends_on: '2026-11-26',
  ends_at: '18:00',
  ends_again: false,
  from: '2026-11-26T08:00:00.000Z',
  to: '2026-11-26T18:00:00.000Z',
  clocks: null,
  is_time_to_follow: false,
};
const changed = (changes: Partial<Call>) => changedCallFields(call, { ...call, ...changes });

describe('a change of what was agreed', () => {
  it('is of the times and the place of a call', () => {
    const other = {
      starts_on: '2026-11-25',
      starts_at: '07:00',
      starts_again: true,
      ends_on: '2026-11-27',
      ends_at: '17:00',
      ends_again: true,
      place: 'Dock 2',
    };
    expect(changed(other)).toEqual(Object.keys(other));
    expect(changed({ ends_at: '19:00' })).toEqual(['ends_at']);
  });

  it('is none where only the name of a call is another, or how it is written', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ name: 'Get-out', from: '2026-11-26T08:00:00Z' })).toEqual([]);
  });

  it('is of the terms by field', () => {
    const terms = termsFor('day', 32_000);
    expect(changedTerms(terms, { ...terms })).toEqual([]);
    expect(changedTerms(terms, { ...terms, amount_pence: 40_000, has_meals: true })).toEqual([
      'amount_pence',
      'has_meals',
    ]);
  });

  it('is one of time where anything but the place of a call is another', () => {
    expect(changesTime(['place', 'amount_pence'])).toBe(false);
    expect(changesTime([])).toBe(false);
    for (const field of ['starts_on', 'starts_at', 'starts_again', 'ends_on', 'ends_at', 'ends_again'])
      expect(changesTime(['place', field])).toBe(true);
  });
});
