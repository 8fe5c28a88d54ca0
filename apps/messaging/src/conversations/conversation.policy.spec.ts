import type { Role } from '@crewcall/contracts-core';
import { BlockedByYouError, NotWelcomeError, PersonDeletedError } from './conversation.errors.js';
import { assertMayWrite, isApart, isFound, isReachable, maySeeEmail, type Standing } from './conversation.policy.js';

const well: Standing = { isOtherDeleted: false, isBlockedByMe: false, isBlockedByOther: false };

it('two may write to one another while both are there and neither blocks the other', () => {
  expect(() => assertMayWrite(well)).not.toThrow();
  expect(isApart(well)).toBe(false);
});

it.each([
  ['isOtherDeleted', PersonDeletedError],
  ['isBlockedByMe', BlockedByYouError],
  ['isBlockedByOther', NotWelcomeError],
] as const)('they may not where %s [S15]', (what, error) => {
  expect(() => assertMayWrite({ ...well, [what]: true })).toThrow(error);
  expect(isApart({ ...well, [what]: true })).toBe(true);
});

it('an address is for administrators and for who has dealt with its owner', () => {
  const actor = (role: Role) => ({ id: 'ben', role, email: 'ben@crew.example', sessionId: 's' });
  expect(maySeeEmail(actor('recruiter'), false)).toBe(false);
  expect(maySeeEmail(actor('recruiter'), true)).toBe(true);
  expect(maySeeEmail(actor('admin'), false)).toBe(true);
});

it('strangers find who is neither hidden nor suspended', () => {
  expect(isFound({ isHidden: false, isSuspended: false })).toBe(true);
  expect(isFound({ isHidden: true, isSuspended: false })).toBe(false);
  expect(isFound({ isHidden: false, isSuspended: true })).toBe(false);
});

it('a conversation is reached while it is listed, or while a block of one’s own could be ended', () => {
  expect(isReachable({ isListed: true, isBlockedByMe: false })).toBe(true);
  expect(isReachable({ isListed: false, isBlockedByMe: true })).toBe(true);
  expect(isReachable({ isListed: false, isBlockedByMe: false })).toBe(false);
});
