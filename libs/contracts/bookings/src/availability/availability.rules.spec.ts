import { askedDays, chipWords, chosenDays, isFreeWord } from './availability.rules.js';
import type { AvailabilityWord } from './availability.js';

const today = '2026-11-26';

describe('days that are asked for from one to the other', () => {
  it('are all of them, in order', () => {
    expect(askedDays(today, '2026-11-28', today)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    expect(askedDays(today, today, today)).toEqual([today]);
  });

  it('are 31 at most, from today on and within a year', () => {
    expect(askedDays(today, '2026-12-26', today)).toHaveLength(31);
    expect(askedDays(today, '2026-12-27', today)).toBeNull();
    expect(askedDays('2026-11-25', today, today)).toBeNull();
    expect(askedDays('2027-11-26', '2027-11-26', today)).toEqual(['2027-11-26']);
    expect(askedDays('2027-11-26', '2027-11-27', today)).toBeNull();
  });

  it('are none where they are no days, or end before they begin', () => {
    expect(askedDays('2026-11-28', '2026-11-27', today)).toBeNull();
    expect([askedDays('soon', '2026-11-28', today), askedDays(today, 28, today)]).toEqual([null, null]);
  });
});

describe('days that are chosen one by one', () => {
  it('are in order and once each', () => {
    expect(chosenDays(['2026-12-01', today, '2026-12-01'], today)).toEqual([today, '2026-12-01']);
  });

  it('are one to fourteen', () => {
    const days = Array.from({ length: 15 }, (_, index) => `2026-12-${10 + index}`);
    expect(chosenDays(days.slice(1), today)).toHaveLength(14);
    expect(chosenDays(days, today)).toBeNull();
    expect(chosenDays([], today)).toBeNull();
  });

  it('are none where one of them may not be asked for', () => {
    expect(chosenDays([today, '2026-11-25'], today)).toBeNull();
    expect(chosenDays([today, '2027-11-27'], today)).toBeNull();
    expect(chosenDays([today, 'tomorrow'], today)).toBeNull();
  });
});

it('a person of whom nothing is known is free as far as it is known', () => {
  const words: AvailabilityWord[] = ['free', 'unsaid', 'maybe', 'pencilled', 'partly', 'busy'];
  expect(words.filter(isFreeWord)).toEqual(['free', 'unsaid']);
});

describe('the words of a chip', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
  const chip = (...words: AvailabilityWord[]): string =>
    chipWords(words.map((word, index) => ({ day: days[index] ?? '', word })));

  it('are of one day short', () => {
    expect([chip('free'), chip('pencilled'), chip('busy'), chip('maybe')]).toEqual([
      'Free',
      'Pencilled',
      'Not free',
      'Not free',
    ]);
  });

  it('name every day that is not free', () => {
    expect(chip('busy', 'free', 'partly')).toBe('Free 1 of 3: not Wed, Fri');
    expect(chip('free', 'pencilled', 'busy')).toBe('Free 1 of 3: not Thu, Fri');
  });

  it('say how many days are pencilled where all others are free', () => {
    expect([chip('pencilled', 'pencilled'), chip('free', 'pencilled')]).toEqual([
      'Pencilled 2 of 2',
      'Pencilled 1 of 2',
    ]);
  });
});
