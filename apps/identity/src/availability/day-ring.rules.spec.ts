import { type AvailabilityWord, dayAfter } from '@crewcall/contracts-bookings';
import fc from 'fast-check';
import { indexOf, lettersOf, RING, ringOf, wordAt } from './day-ring.rules.js';

const days = fc.integer({ min: 0, max: 3000 }).map((later) => dayAfter('2026-01-01', later));
const words = fc.constantFrom<AvailabilityWord>('unsaid', 'free', 'maybe', 'pencilled', 'partly', 'busy');

describe('the ring of days', () => {
  it('is 512 bits, one for each day that is in it', () => {
    const ring = ringOf(['2026-11-28', '2026-12-01', '2026-12-01']);
    expect(ring).toMatch(/^[01]{512}$/);
    expect([...ring].filter((bit) => bit === '1')).toHaveLength(2);
    expect(ringOf([])).toBe('0'.repeat(512));
  });

  it('counts the days from 1970, and begins again after 512', () => {
    expect(['1970-01-01', '1970-01-02', '1971-05-27', '1971-05-28'].map(indexOf)).toEqual([0, 1, 511, 0]);
    expect(indexOf('2026-11-28')).toBe(305);
  });

  it('has each day where it is looked for, and each next day beside it', () => {
    fc.assert(
      fc.property(fc.array(days), days, (busy, day) => {
        expect(busy.every((one) => ringOf(busy).charAt(indexOf(one)) === '1')).toBe(true);
        expect(indexOf(dayAfter(day))).toBe((indexOf(day) + 1) % RING);
      }),
    );
  });
});

describe('the words of days, a letter a day', () => {
  const told = [
    { day: '2026-11-30', word: 'busy' },
    { day: '2026-11-28', word: 'free' },
    { day: '2026-12-02', word: 'partly' },
  ] as const;

  it('are written from the first day to the last one that is named', () => {
    expect(lettersOf(told, '2026-11-28')).toBe('fubuh');
    expect(lettersOf(told, '2026-11-30')).toBe('buh');
    expect(lettersOf(told, '2026-12-03')).toBe('');
    expect(lettersOf([], '2026-11-28')).toBe('');
  });

  it('are read by the day, unsaid before and after', () => {
    const read = (day: string) => wordAt('fmpbuh', '2026-11-28', day);
    const week = Array.from({ length: 8 }, (_, later) => dayAfter('2026-11-27', later));
    expect(week.map(read)).toEqual(['unsaid', 'free', 'maybe', 'pencilled', 'busy', 'unsaid', 'partly', 'unsaid']);
  });

  it('are read as they were written, over the days on which clocks change too', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 400 }), days, (list, from) => {
        const named = list.map((word, later) => ({ day: dayAfter(from, later), word }));
        const written = lettersOf(named, from);
        expect(named.map(({ day }) => wordAt(written, from, day))).toEqual(list);
      }),
    );
  });
});
