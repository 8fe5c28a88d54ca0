import fc from 'fast-check';
import { type AvailabilityWord } from '../availability/availability.js';
import { FIT_EXPLAINED, type FitFacts, fitOf, fitWeights, fitWords } from './fit.rules.js';

const none: FitFacts = {
  skills_met: 0,
  skills_asked: 0,
  calls: null,
  miles: null,
  reach_miles: 50,
  rating_average: 3,
  together: 0,
  asked_of: null,
};
const of = (changes: Partial<FitFacts>): number => fitOf({ ...none, ...changes });

describe('fit', () => {
  it('is a hundred in all, explained in words', () => {
    expect(Object.values(fitWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    for (const weight of Object.values(fitWeights)) expect(FIT_EXPLAINED).toContain(` ${weight}`);
  });

  it('leaves out what is not known, so that the rest counts for more', () => {
    // Rating and bookings together are always known: 25 of a hundred.
    expect([of({}), of({ rating_average: 5 }), of({ rating_average: 5, together: 2 })]).toEqual([0, 60, 100]);
    expect(of({ skills_met: 4, skills_asked: 4 })).toBe(50);
    expect(of({ skills_met: 1, skills_asked: 4 })).toBe(13);
    expect(of({ miles: 0 })).toBe(38);
    expect(of({ asked_of: 1 })).toBe(17);
  });

  it('counts of the calls how likely the person is free on each', () => {
    const words: AvailabilityWord[] = ['free', 'unsaid', 'maybe', 'pencilled', 'partly', 'busy'];
    // Of 30 in 55.
    expect(words.map((word) => of({ calls: [{ word }] }))).toEqual([55, 49, 27, 27, 16, 0]);
    expect(of({ calls: [{ word: 'free' }, { word: 'busy' }] })).toBe(27);
    expect(of({ calls: [] })).toBe(of({ calls: null }));
  });

  it('counts who is unrated as half, and a mean under three as nothing', () => {
    expect([null, 1, 3, 4, 5].map((rating_average) => of({ rating_average }))).toEqual([30, 0, 0, 30, 60]);
  });

  it('counts one booking together as two thirds of several', () => {
    expect([0, 1, 2, 9].map((together) => of({ together }))).toEqual([0, 27, 40, 40]);
  });

  it('counts who asks for no more than the role pays in full, and who asks for twice as much as half', () => {
    // Of 5 in 30.
    expect([0, 0.5, 1, 2].map((asked_of) => of({ asked_of }))).toEqual([17, 17, 17, 8]);
  });

  it('is from nothing to a hundred, and more skills are never less fit', () => {
    const facts = fc.record({
      miles: fc.option(fc.integer({ min: 0, max: 300 })),
      rating_average: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
      together: fc.integer({ min: 0, max: 20 }),
      asked_of: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 4 }), (some, skills_met) => {
        const [fewer, more] = [skills_met, skills_met + 1].map((met) =>
          of({ ...some, skills_met: met, skills_asked: 5 }),
        );
        expect(fewer).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(fewer ?? 0);
      }),
    );
  });
});

describe('why a card stands where it does', () => {
  const card = {
    skills_met: 0,
    skills_asked: 0,
    miles: null,
    calls: null,
    rating_average: null,
    rating_count: 0,
    together: 0,
    column: 'new',
  } as const;
  const words = (changes: Partial<Parameters<typeof fitWords>[0]>) => fitWords({ ...card, ...changes });
  const calls = (...each: AvailabilityWord[]) => each.map((word, at) => ({ call_id: `${at}`, word }));

  it('says how many calls the person is free for, while the application is open', () => {
    const free = (...each: AvailabilityWord[]) => words({ calls: calls(...each) });
    expect([free('free'), free('busy'), free('unsaid', 'free'), free('free', 'busy'), free('maybe', 'busy')]).toEqual([
      'free, no ratings yet',
      'not free, no ratings yet',
      'free for all 2 calls, no ratings yet',
      'free 1 of 2, no ratings yet',
      'not free, no ratings yet',
    ]);
    expect(words({ calls: [] })).toBe('calendar not shared, no ratings yet');
    expect([words({ column: 'booked' }), words({ column: 'no' })]).toEqual(['no ratings yet', 'no ratings yet']);
  });

  it('says how often they worked for the company, and one skill as one', () => {
    const times = (together: number) => words({ column: 'no', together });
    expect([1, 2, 3].map(times)).toEqual([
      'no ratings yet, worked for you once',
      'no ratings yet, worked for you twice',
      'no ratings yet, worked for you 3 times',
    ]);
    expect(words({ column: 'no', skills_met: 1, skills_asked: 1, rating_average: 4 })).toBe('1 of 1 skill, 4.0 stars');
  });
});
