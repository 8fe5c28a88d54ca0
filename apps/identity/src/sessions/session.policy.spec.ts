import { buildUser } from '../users/user.factory.js';
import { SessionEntity } from './session.entity.js';
import { AccountSuspendedError, EmailNotVerifiedError } from './session.errors.js';
import { assertMaySignIn, isHalfSpent, isIdleTooLong } from './session.policy.js';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('who may sign in', () => {
  it('is any user verified and not suspended [R037]', () => {
    expect(() => assertMaySignIn(buildUser())).not.toThrow();
    expect(() => assertMaySignIn(buildUser({ emailVerifiedAt: null }))).toThrow(EmailNotVerifiedError);
    expect(() => assertMaySignIn(buildUser({ suspendedAt: now, emailVerifiedAt: null }))).toThrow(
      AccountSuspendedError,
    );
  });
});

describe('how long a session lasts', () => {
  it('is over after 30 days without use', () => {
    const seen = (hours: number) => Object.assign(new SessionEntity(), { lastSeenAt: hoursAgo(hours) });
    expect(isIdleTooLong(seen(30 * 24 - 1), 30, now)).toBe(false);
    expect(isIdleTooLong(seen(30 * 24 + 1), 30, now)).toBe(true);
  });

  it('renews a token past its twelfth hour [R044]', () => {
    expect(isHalfSpent(hoursAgo(11.9).getTime() / 1000, now)).toBe(false);
    expect(isHalfSpent(hoursAgo(12.1).getTime() / 1000, now)).toBe(true);
  });
});
