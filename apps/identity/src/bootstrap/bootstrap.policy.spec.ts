import { buildUser } from '../users/user.factory.js';
import { isApproved, isRightToken } from './bootstrap.policy.js';

describe('who may become the first administrator', () => {
  const approved = ' Root@Example.test ,second@example.test';

  it('is the user who was approved and has verified [R242]', () => {
    expect(isApproved(buildUser({ email: 'root@example.test' }), approved)).toBe(true);
    expect(isApproved(buildUser({ email: 'second@example.test' }), approved)).toBe(true);
  });

  it.each([
    ['an address that is not on the list', { email: 'else@example.test' }],
    ['a look-alike of one', { email: 'r\u043eot@example.test' }],
    ['an address that was never verified', { email: 'root@example.test', emailVerifiedAt: null }],
    ['an account that is suspended', { email: 'root@example.test', suspendedAt: new Date() }],
  ])('is not %s [R242]', (_who, facts) => {
    expect(isApproved(buildUser(facts), approved)).toBe(false);
  });

  it('is no one while no address is approved [R242]', () => {
    expect(isApproved(buildUser({ email: '' }), undefined)).toBe(false);
  });

  it('knows the setup token where there is one [R242]', () => {
    expect([
      isRightToken(undefined),
      isRightToken('open sesame!'),
      isRightToken('open sesame!', 'open sesame!'),
    ]).toEqual([true, false, true]);
  });
});
