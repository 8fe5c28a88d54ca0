import { buildUser } from '../users/user.factory.js';
import type { ExternalPerson } from './external-person.js';
import { assertMayEnter, assertMayLink, isClaim } from './external-sign-in.policy.js';
import { ProviderError } from './provider.errors.js';

const day = new Date('2026-11-26T12:00:00Z');
const claimed = buildUser({ emailVerifiedAt: null, suspendedAt: null });
const proved = buildUser({ emailVerifiedAt: day, suspendedAt: null });

it('an account is linked only where the provider proved the address [S32]', () => {
  const person = { isEmailVerified: false } as ExternalPerson;
  expect(() => assertMayLink(person)).toThrow(new ProviderError('account_exists'));
  expect(() => assertMayLink({ ...person, isEmailVerified: true })).not.toThrow();
});

it('an account whose address was never proved is a claim, unless it is suspended [S32]', () => {
  expect(isClaim(claimed)).toBe(true);
  expect(isClaim(proved)).toBe(false);
  expect(isClaim(buildUser({ emailVerifiedAt: null, suspendedAt: day }))).toBe(false);
});

it('who is suspended or unproved does not enter', () => {
  expect(() => assertMayEnter(proved)).not.toThrow();
  expect(() => assertMayEnter(claimed)).toThrow(new ProviderError('email_unverified'));
  expect(() => assertMayEnter(buildUser({ emailVerifiedAt: day, suspendedAt: day }))).toThrow(
    new ProviderError('account_suspended'),
  );
});
