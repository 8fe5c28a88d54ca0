import type { Actor, Role } from '@crewcall/contracts-core';
import { canApply, canDecide, canList } from './application.policy.js';

const actor = (id: string, role: Role): Actor => ({ id, role, email: `${id}@example.org`, sessionId: 's' });
const application = { freelancerId: 'ana', recruiterId: 'northlight' };

describe('who may do what with an application', () => {
  it.each<[string, Role, boolean]>([
    ['northlight', 'recruiter', true],
    ['ana', 'freelancer', false],
    ['ana', 'recruiter', false],
    ['northlight', 'freelancer', false],
    ['northlight', 'admin', false],
    ['ben', 'recruiter', false],
  ])('%s as %s may decide: %s [R248] [R249]', (id, role, may) => {
    expect(canDecide(actor(id, role), application)).toBe(may);
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
