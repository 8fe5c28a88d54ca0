import { compareRanked, type Ranked, scoreOf, scoreParts, sharesOf, whyWords } from './ranking.rules.js';
import type { CandidateFacts } from './rescue.js';

const plain: CandidateFacts = {
  skills: 3,
  skills_wanted: 3,
  miles: 10,
  reach_miles: 50,
  stars: 0,
  ratings: 0,
  together: 0,
  answered: 0,
  asked: 0,
  answer_minutes: null,
  says_free: false,
};
const facts = (changes: Partial<CandidateFacts> = {}): CandidateFacts => ({ ...plain, ...changes });

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
    ['few ratings are drawn to 4', { stars: 5, ratings: 1 }, { rating: (25 / 6 - 3) / 2 }],
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
