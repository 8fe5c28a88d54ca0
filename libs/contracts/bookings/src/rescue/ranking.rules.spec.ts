import fc from 'fast-check';
import {
  compareRanked,
  milesWords,
  type Ranked,
  scoreOf,
  scoreParts,
  scorePartWords,
  sharesOf,
  whyWords,
} from './ranking.rules.js';
import type { CandidateFacts } from './rescue.js';

const plain: CandidateFacts = {
  skills: 0,
  skills_wanted: 0,
  miles: null,
  reach_miles: 50,
  stars: 0,
  ratings: 0,
  together: 0,
  answered: 0,
  asked: 0,
  answer_minutes: null,
  says_free: false,
};
const why = (changes: Partial<CandidateFacts>) => whyWords({ ...plain, ...changes });
const ranked = (freelancer_id: string, changes: Partial<Ranked> = {}): Ranked => ({
  freelancer_id,
  score: 50,
  last_asked: null,
  facts: plain,
  ...changes,
});
const skilled: CandidateFacts = { ...plain, skills: 3, skills_wanted: 3, miles: 10 };
const facts = (changes: Partial<CandidateFacts> = {}): CandidateFacts => ({ ...skilled, ...changes });

describe('the order in which people are asked for cover', () => {
  it('is made of five parts that are a hundred together [R391]', () => {
    expect(scoreParts).toEqual({ skills: 35, distance: 25, rating: 20, together: 15, replies: 5 });
    const best = facts({ miles: 0, stars: 5000, ratings: 1000, together: 2, answered: 9, asked: 9 });
    expect(scoreOf(best)).toBe(100);
    expect(scoreOf(facts({ skills: 0, miles: 50, stars: 1000, ratings: 1000, asked: 9 }))).toBe(0);
  });

  it.each([
    ['skills are the share of those asked for', { skills: 1 }, { skills: 1 / 3 }],
    ['a role that asks for none asks no more of any', { skills: 0, skills_wanted: 0 }, { skills: 1 }],
    ['distance is what is left of how far the person travels', { miles: 10, reach_miles: 40 }, { distance: 0.75 }],
    ['the same town is no distance', { miles: null }, { distance: 1 }],
    ['nothing is left beyond it', { miles: 60 }, { distance: 0 }],
    ['unrated is half', {}, { rating: 0.5 }],
    ['few ratings are pulled to 4', { stars: 5, ratings: 1 }, { rating: (25 / 6 - 3) / 2 }],
    ['many are what they are', { stars: 490, ratings: 100 }, { rating: (510 / 105 - 3) / 2 }],
    ['under 3 is nothing', { stars: 100, ratings: 100 }, { rating: 0 }],
    ['one booking together is two thirds', { together: 1 }, { together: 2 / 3 }],
    ['two or more are all of it', { together: 7 }, { together: 1 }],
    ['unknown replies are half', {}, { replies: 0.5 }],
    ['replies are the share answered in time', { answered: 3, asked: 4 }, { replies: 0.75 }],
  ])('%s [R391]', (_, changes, expected) => {
    const shares = sharesOf(facts(changes));
    for (const [part, share] of Object.entries(expected))
      expect(shares[part as keyof typeof shares]).toBeCloseTo(share);
  });

  it('asks who said to be free first, then by score, and of equals the one asked longest ago [R391]', () => {
    const one = (freelancer_id: string, score: number, last: number | null, says_free = false): Ranked => ({
      freelancer_id,
      score,
      last_asked: last === null ? null : new Date(last),
      facts: facts({ says_free }),
    });
    const all = [one('a', 80, 5), one('b', 80, 4), one('c', 80, null), one('d', 81, 9), one('e', 20, 9, true)];
    expect(all.sort(compareRanked).map(({ freelancer_id }) => freelancer_id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('is said in words, from the town and never a home [R392]', () => {
    const known = facts({ miles: 6.2, stars: 201, ratings: 41, together: 2, answer_minutes: 10.4 });
    expect(whyWords(known)).toEqual([
      '6 miles',
      'all 3 skills',
      '4.9 (41)',
      'worked for you twice',
      'answers in 10 min',
    ]);
    const unknown = facts({ miles: 1, skills: 2, together: 1, answer_minutes: 150, says_free: true });
    expect(whyWords(unknown)).toEqual([
      'under 5 miles',
      '2 of 3 skills',
      'no ratings yet',
      'worked for you once',
      'answers in 3 h',
      'says free',
    ]);
    expect(whyWords(facts({ miles: null, skills: 1, skills_wanted: 1, together: 3 }))).toEqual([
      'same town',
      'has the skill',
      'no ratings yet',
      'worked for you 3 times',
    ]);
  });
});

describe('the score of a person', () => {
  it('is from nothing to a hundred, whatever the figures are, and each share is of one', () => {
    const count = fc.integer({ min: 0, max: 200 });
    const facts = fc.record({
      skills: count,
      skills_wanted: count,
      miles: fc.option(count),
      reach_miles: fc.integer({ min: 1, max: 200 }),
      stars: count,
      ratings: count,
      together: count,
      answered: count,
      asked: count,
    });
    fc.assert(
      fc.property(facts, (some) => {
        const one = { ...plain, ...some };
        expect(Object.values(sharesOf(one)).every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(scoreOf(one)).toBeGreaterThanOrEqual(0);
        expect(scoreOf(one)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('of a person of whom nothing is known, in the same town, is what all would have', () => {
    // 35 for skills that are not asked for, 25 for no distance, half of 20 and of 5.
    expect(scoreOf(plain)).toBe(73);
    expect(scoreOf({ ...plain, together: 1 })).toBe(83);
  });

  it('is explained by its parts', () => {
    expect(Object.values(scorePartWords)).toEqual([
      'Skills: the share of the role’s skills that the person has',
      'Distance: from the person’s town, against how far they travel',
      'Rating: the mean of all ratings, with few ratings drawn to 4; without any, half',
      'Worked together: nothing, two thirds, or all of it for none, one, or more bookings with you',
      'Replies: the share of offers answered in time; unknown, half',
    ]);
  });
});

describe('the order of asking', () => {
  it('is by name of the record where nothing else tells two apart', () => {
    expect(
      [ranked('b'), ranked('a'), ranked('c')].sort(compareRanked).map(({ freelancer_id }) => freelancer_id),
    ).toEqual(['a', 'b', 'c']);
  });

  it('puts who was never asked before who was asked long ago', () => {
    const asked = ranked('a', { last_asked: new Date('2020-01-01T00:00Z') });
    expect([asked, ranked('b')].sort(compareRanked)[0]?.freelancer_id).toBe('b');
    expect([ranked('b'), asked].sort(compareRanked)[0]?.freelancer_id).toBe('b');
  });
});

describe('why a person is asked', () => {
  it('is a distance in whole miles, under five of them no nearer than that', () => {
    expect([0, 4.9, 5, 5.6, 40].map(milesWords)).toEqual([
      'under 5 miles',
      'under 5 miles',
      '5 miles',
      '6 miles',
      '40 miles',
    ]);
  });

  it('says of skills nothing where none are asked for, or the one that is asked for is missing', () => {
    expect(why({ skills_wanted: 1 })).toEqual(['same town', 'no ratings yet']);
    expect(why({ skills: 2, skills_wanted: 2 })[1]).toBe('all 2 skills');
    expect(why({ skills: 0, skills_wanted: 2 })[1]).toBe('0 of 2 skills');
  });

  it('says in how many minutes they answer, from an hour on in hours', () => {
    const answers = (answer_minutes: number) => why({ answer_minutes }).at(-1);
    expect([0.2, 1.4, 59.4, 59.6, 60, 200].map(answers)).toEqual([
      'answers in 1 min',
      'answers in 1 min',
      'answers in 59 min',
      'answers in 1 h',
      'answers in 1 h',
      'answers in 3 h',
    ]);
  });

  it('says how many bookings they complete where it is known', () => {
    expect(why({ completes_percent: 97 })).toEqual(['same town', 'no ratings yet', 'completes bookings: 97 %']);
  });
});
