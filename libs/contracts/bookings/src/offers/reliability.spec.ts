import { completesPercent, completesWords, onTimeWords, replyWords } from './reliability.rules.js';

describe('figures beside an offer', () => {
  it('are shown from five on and rounded [R382]', () => {
    expect([onTimeWords(4, 4), onTimeWords(12, 13)]).toEqual([null, 'Confirms or releases on time: 92 %']);
    expect([replyWords(60, 4), replyWords(5000, 5)]).toEqual([null, 'Usually answers within 2 h']);
    expect([replyWords(60, 9), replyWords(200_000, 9)]).toEqual([
      'Usually answers within 1 h',
      'Usually answers within 3 days',
    ]);
    expect(replyWords(Number.POSITIVE_INFINITY, 9)).toBeNull();
  });

  it('are of bookings completed from five on [R389]', () => {
    expect([completesPercent(4, 0), completesPercent(5, 0), completesPercent(29, 1)]).toEqual([null, 100, 97]);
    expect([completesWords(97), completesWords(null)]).toEqual(['completes bookings: 97 %', null]);
  });
});
