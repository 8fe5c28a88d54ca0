import { boardColumnOf, boardColumns, cardMoveOf, possibleColumns } from './board-columns.rules.js';
import { bulkWords, filledText } from './bulk.rules.js';
import { fitOf, fitWords } from './fit.rules.js';

describe('the columns of a board', () => {
  it('are the states of applications and offers [R514] [R515]', () => {
    expect(boardColumnOf('applied', null)).toBe('new');
    expect(boardColumnOf('applied', 'open')).toBe('offered');
    expect(boardColumnOf('shortlisted', 'held')).toBe('pencilled');
    expect(boardColumnOf('shortlisted', 'declined')).toBe('shortlisted');
    expect(boardColumnOf('hired', 'held')).toBe('booked');
    expect(boardColumnOf('withdrawn', null)).toBe('no');
  });

  it('lead forward only, each move by its own name, and what is not possible says why [R515]', () => {
    expect(Object.fromEntries(boardColumns.map((from) => [from, possibleColumns(from)]))).toEqual({
      new: ['reviewed', 'shortlisted', 'pencilled', 'offered', 'booked', 'no'],
      reviewed: ['shortlisted', 'pencilled', 'offered', 'booked', 'no'],
      shortlisted: ['pencilled', 'offered', 'booked', 'no'],
      pencilled: ['booked', 'no'],
      offered: ['booked', 'no'],
      booked: [],
      no: [],
    });
    expect(cardMoveOf('new', 'pencilled')).toEqual({ move: 'pencil' });
    expect(cardMoveOf('pencilled', 'new')).toEqual({
      problem: 'They hold your pencil. Book them, or release the pencil first.',
    });
  });
});

describe('fit', () => {
  const unknown = { calls: null, miles: null, rating_average: null, asked_of: null };
  const nothing = { ...unknown, skills_met: 0, skills_asked: 0, reach_miles: 50, together: 0 };

  it('is reckoned by an open formula from what is known, and is never more than a hundred [R522]', () => {
    const free = [{ word: 'free' as const }];
    const skills = { skills_met: 3, skills_asked: 3 };
    const best = { ...nothing, ...skills, calls: free, miles: 0, rating_average: 5, together: 4, asked_of: 0.5 };
    expect(fitOf(best)).toBe(100);
    expect(fitOf({ ...best, calls: [{ word: 'busy' }] })).toBe(70);
    expect(fitOf({ ...best, skills_met: 0 })).toBe(75);
    expect([0, 25, 50, 80].map((miles) => fitOf({ ...best, miles }))).toEqual([100, 93, 85, 85]);
    expect(fitOf({ ...best, miles: 25, reach_miles: 100 })).toBe(96);
    expect(fitOf({ ...nothing, rating_average: 3 })).toBe(0);
    expect(fitOf(nothing)).toBe(30);
  });

  it('is said in words [R522]', () => {
    const calls = ['a', 'b', 'c'].map((call_id) => ({ call_id, word: 'free' as const }));
    const card = { ...nothing, column: 'new' as const, rating_count: 3, skills_met: 4, skills_asked: 5, calls };
    expect(fitWords({ ...card, rating_average: 4.75, together: 2 })).toBe(
      '4 of 5 skills, free for all 3 calls, 4.8 stars, worked for you twice',
    );
    expect(fitWords({ ...card, miles: 6 })).toContain('4 of 5 skills, 6 miles, free for all 3 calls');
    expect(fitWords({ ...card, miles: 2 })).toContain('under 5 miles');
    expect(fitWords({ ...card, calls: null })).toBe('4 of 5 skills, calendar not shared, no ratings yet');
  });
});

describe('an action for many', () => {
  it('says how many were done and skipped, and why [R517]', () => {
    const skipped = (...reasons: string[]) => reasons.map((reason) => ({ application_id: 'x', reason }));
    expect(
      bulkWords({ done: Array<string>(12).fill('x'), skipped: skipped('already decided', 'already decided') }),
    ).toBe('12 done, 2 skipped: already decided');
    expect(bulkWords({ done: [], skipped: skipped('already asked', 'not found', 'not found') })).toBe(
      '0 done, 3 skipped: 1 already asked, 2 not found',
    );
    expect(bulkWords({ done: ['x'], skipped: [] })).toBe('1 done');
  });

  it('fills in the name and the job of a text, and no more [R518]', () => {
    const names = { firstName: '$&Ann', job: 'Winter {first name}' };
    expect(filledText('Sorry {first name}, {JOB} is full.', names)).toBe('Sorry $&Ann, Winter {first name} is full.');
    expect(filledText('Dear { first_name },', { ...names, firstName: null })).toBe('Dear there,');
  });
});
