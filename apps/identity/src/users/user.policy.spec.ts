import type { Actor, Role } from '@crewcall/contracts-core';
import { buildUser } from './user.factory.js';
import { isFound, isVisibleTo, maySeeEmail } from './user.policy.js';

const actor = (id: string, role: Role = 'freelancer'): Actor => ({
  id,
  role,
  email: `${id}@crew.example`,
  sessionId: 's',
});
const user = buildUser({ id: 'maya' });

it('shows an address to its owner, to administrators, and to who has dealt with them', () => {
  expect(maySeeEmail(actor('ben'), user, false)).toBe(false);
  expect(maySeeEmail(actor('ben', 'recruiter'), user, false)).toBe(false);
  expect(maySeeEmail(actor('ben'), user, true)).toBe(true);
  expect(maySeeEmail(actor('maya'), user, false)).toBe(true);
  expect(maySeeEmail(actor('root', 'admin'), user, false)).toBe(true);
});

it.each([{ isProfileVisible: false }, { suspendedAt: new Date() }, { deletedAt: new Date() }])(
  'a user with %j is not there for strangers, but for administrators and for themselves',
  (changed) => {
    const hidden = buildUser({ id: 'maya', isProfileVisible: true, ...changed });
    expect(isFound(hidden)).toBe(false);
    expect([null, actor('ben'), actor('ben', 'recruiter')].map((who) => isVisibleTo(who, hidden))).toEqual([
      false,
      false,
      false,
    ]);
    expect([actor('maya'), actor('root', 'admin')].map((who) => isVisibleTo(who, hidden))).toEqual([true, true]);
  },
);

it('others are there for all', () => {
  const open = buildUser({ isProfileVisible: true, suspendedAt: null, deletedAt: null });
  expect([isFound(open), isVisibleTo(null, open)]).toEqual([true, true]);
});
