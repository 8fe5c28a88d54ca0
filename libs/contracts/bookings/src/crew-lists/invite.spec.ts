import { freeOfWords, invitedWords, mostToAsk } from './invite.rules.js';

describe('an invitation of many', () => {
  const room = { positions: 100, asked: 0, openOfCompany: 0, strangers: 0 };

  it('is counted in words [R423]', () => {
    expect([freeOfWords(14, 22), freeOfWords(1, 3), freeOfWords(0, 0)]).toEqual([
      '14 of 22 are free',
      '1 of 3 is free',
      '0 of 0 are free',
    ]);
    const skipped = ['not free', 'not free', 'already asked'].map((reason) => ({ user_id: 'u', reason }));
    expect(invitedWords({ asked: ['a', 'b'], skipped })).toBe('2 asked, 3 skipped: 2 not free, 1 already asked');
    expect(invitedWords({ asked: [], skipped: [] })).toBe('0 asked');
  });

  it('reaches as many as the narrowest bound leaves, and names that one [R423]', () => {
    expect(mostToAsk({ ...room, strangers: 0 }).most).toBe(40);
    expect(mostToAsk({ ...room, strangers: 40 })).toMatchObject({ most: 0, why: expect.stringMatching(/40 offers/) });
    expect(mostToAsk({ ...room, positions: 2, asked: 4 })).toEqual({
      most: 6,
      why: 'At most 5 people are asked at once for each open position.',
    });
    expect(mostToAsk({ ...room, openOfCompany: 198 })).toMatchObject({ most: 2, why: expect.stringMatching(/200/) });
    expect(mostToAsk({ ...room, positions: 0, asked: 9 }).most).toBe(0);
  });
});
