import type { Actor } from '@crewcall/contracts-core';
import { buildUser } from '../users/user.factory.js';
import { mayBeShown, mayEdit } from './profile.policy.js';

const crew = buildUser({ role: 'freelancer' });
const actor = (overrides: Partial<Actor>): Actor => ({
  id: 'someone',
  role: 'recruiter',
  email: '',
  sessionId: '',
  ...overrides,
});

describe('who sees and edits a profile', () => {
  it('shows a public one to any reader, signed in or not [R166]', () => {
    expect(mayBeShown(null, crew, 'freelancer')).toBe(true);
  });

  it('shows a hidden one to its owner and to administrators', () => {
    const hidden = buildUser({ ...crew, isProfileVisible: false });
    expect(mayBeShown(actor({}), hidden, 'freelancer')).toBe(false);
    expect(mayBeShown(null, hidden, 'freelancer')).toBe(false);
    expect(mayBeShown(actor({ id: crew.id }), hidden, 'freelancer')).toBe(true);
    expect(mayBeShown(actor({ role: 'admin' }), hidden, 'freelancer')).toBe(true);
  });

  it('shows a hidden one to who has dealt with its owner, unless that was suspended', () => {
    const hidden = buildUser({ ...crew, isProfileVisible: false });
    expect(mayBeShown(actor({}), hidden, 'freelancer', true)).toBe(true);
    expect(mayBeShown(actor({}), hidden, 'recruiter', true)).toBe(false);
    expect(mayBeShown(actor({}), buildUser({ ...crew, suspendedAt: new Date() }), 'freelancer', true)).toBe(false);
  });

  it('shows no profile of the side that was left, nor of a suspended person', () => {
    expect(mayBeShown(null, buildUser({ role: 'recruiter' }), 'freelancer')).toBe(false);
    expect(mayBeShown(null, buildUser({ suspendedAt: new Date() }), 'freelancer')).toBe(false);
  });

  it('lets every user edit their own and no user another’s [R248] [R249]', () => {
    expect(mayEdit(actor({ id: crew.id }), crew.id)).toBe(true);
    expect(mayEdit(actor({ role: 'admin' }), crew.id)).toBe(false);
  });
});
