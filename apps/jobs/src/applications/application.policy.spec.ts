import type { Actor, Role } from '@crewcall/contracts-core';
import { sideOf } from '../parties/party.policy.js';
import { canApply, canDecide, canList } from './application.policy.js';

const actor = (id: string, role: Role): Actor => ({ id, role, email: `${id}@example.org`, sessionId: 's' });
const application = { freelancerId: 'ana', recruiterId: 'northlight' };

describe('who may do what with an application', () => {
  it.each<[string, Role, string | null]>([
    ['ana', 'freelancer', 'freelancer'],
    ['northlight', 'recruiter', 'recruiter'],
    ['ana', 'recruiter', null],
    ['northlight', 'freelancer', null],
    ['northlight', 'admin', null],
    ['somebody', 'freelancer', null],
    ['somebody', 'recruiter', null],
  ])('%s as %s stands on the side of %s [R248] [R249]', (id, role, side) => {
    expect(sideOf(actor(id, role), application)).toBe(side);
    expect(canDecide(actor(id, role), application)).toBe(side === 'recruiter');
  });

  it('lets freelancers apply, but not to what they once posted themselves', () => {
    expect(canApply(actor('ana', 'freelancer'), { recruiterId: 'northlight' })).toBe(true);
    expect(canApply(actor('ana', 'recruiter'), { recruiterId: 'northlight' })).toBe(false);
    expect(canApply(actor('northlight', 'freelancer'), { recruiterId: 'northlight' })).toBe(false);
  });

  it('shows lists to their owners and to administrators', () => {
    expect(canList(actor('ana', 'freelancer'), 'ana')).toBe(true);
    expect(canList(actor('ana', 'freelancer'), 'ben')).toBe(false);
    expect(canList(actor('root', 'admin'), 'ana')).toBe(true);
  });
});
