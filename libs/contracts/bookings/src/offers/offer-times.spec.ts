import fc from 'fast-check';
import { challengeDeadline } from './challenge.rules.js';
import {
  canAnswerBy,
  challengeHours,
  decideBy,
  declineReasonWords,
  defaultAnswerBy,
  endsAtNight,
  lastMomentOf,
  mayChallengeAgain,
  reminderTimes,
} from './offer.rules.js';

const HOUR = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * HOUR);

describe('an offer', () => {
  it('is over two hours before its first call', () => {
    expect(lastMomentOf(inHours(10))).toEqual(inHours(8));
  });

  it('waits as many hours for its answer as are asked for', () => {
    expect(defaultAnswerBy(now, inHours(100), 4)).toEqual(inHours(4));
    expect(defaultAnswerBy(now, inHours(5), 4)).toEqual(inHours(3));
  });

  it('cannot be made once the quarter of an hour before its last moment has begun', () => {
    expect(defaultAnswerBy(now, inHours(2.25))).toEqual(inHours(0.25));
    expect(defaultAnswerBy(now, inHours(2.24))).toBeNull();
  });

  it('whose answer is asked for by default can be answered by then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 168 }), (minutes, hours) => {
        const call = inHours(minutes / 60);
        const by = defaultAnswerBy(now, call, hours);
        expect(by === null || canAnswerBy(by, now, call)).toBe(true);
      }),
    );
  });

  it('is reminded of at half of its time from over eight hours on, and an hour before its end from over one', () => {
    expect(reminderTimes(now, inHours(8))).toEqual([inHours(7)]);
    expect(reminderTimes(now, inHours(10))).toEqual([inHours(5), inHours(9)]);
    expect(reminderTimes(now, inHours(1))).toEqual([]);
    expect(reminderTimes(now, inHours(1.5))).toEqual([inHours(0.5)]);
  });

  it('is declined for a reason that is said', () => {
    expect(Object.values(declineReasonWords)).toEqual(['Not free', 'Rate', 'Too far', 'Not my kind of work', 'Other']);
  });
});

describe('a pencil', () => {
  it('is held for its hours, never past two hours before the call', () => {
    expect([decideBy(now, inHours(30), 24), decideBy(now, inHours(20), 24)]).toEqual([inHours(24), inHours(18)]);
  });

  it('is challenged once in seven days', () => {
    expect(mayChallengeAgain(inHours(-168), now)).toBe(true);
    expect(mayChallengeAgain(inHours(-167.99), now)).toBe(false);
  });

  it('that is challenged has a day to decide, four hours where the call is under two days away', () => {
    expect([48, 47.99].map((hours) => challengeHours(now, inHours(hours)))).toEqual([24, 4]);
  });

  it('that is challenged is not to be decided between 22:00 and 08:00', () => {
    expect(['21:59', '22:00', '23:59', '00:00', '07:59', '08:00', '12:00'].map(endsAtNight)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('that is challenged at night can be decided until eight in London of that or of the next day', () => {
    const never = new Date('2030-01-01T00:00:00Z');
    const far = new Date('2026-12-24T08:00:00Z');
    const until = (asked: string): Date => challengeDeadline(new Date(asked), far, never);
    expect(until('2026-11-20T21:59:00Z')).toEqual(new Date('2026-11-21T21:59:00Z'));
    expect(until('2026-11-20T22:00:00Z')).toEqual(new Date('2026-11-22T08:00:00Z'));
    expect(until('2026-11-20T03:00:00Z')).toEqual(new Date('2026-11-21T08:00:00Z'));
    expect(until('2026-11-20T08:00:00Z')).toEqual(new Date('2026-11-21T08:00:00Z'));
    // In summer time, where eight in London is seven in UTC.
    expect(until('2026-07-10T21:30:00Z')).toEqual(new Date('2026-07-12T07:00:00Z'));
  });
});
