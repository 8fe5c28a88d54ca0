import type { Actor, Role } from '@crewcall/contracts-core';
import { canDeleteJob, ownsJob, canSeeAllJobsOf } from './job.policy.js';

const actor = (id: string, role: Role): Actor => ({ id, role, email: `${id}@example.org`, sessionId: 's' });
const own = { recruiterId: 'northlight' };
const external = { recruiterId: null };

describe('who may do what with a job', () => {
  it.each<[string, Role, boolean, boolean]>([
    ['northlight', 'recruiter', true, true],
    ['northlight', 'freelancer', false, false],
    ['other', 'recruiter', false, false],
    ['root', 'admin', false, true],
  ])('%s as %s: edit %s, delete %s [R143]', (id, role, edits, deletes) => {
    expect([ownsJob(actor(id, role), own), canDeleteJob(actor(id, role), own)]).toEqual([edits, deletes]);
  });

  it('lets no company touch an advertisement from a board [R143]', () => {
    expect(ownsJob(actor('northlight', 'recruiter'), external)).toBe(false);
    expect(canDeleteJob(actor('northlight', 'recruiter'), external)).toBe(false);
  });

  it('shows closed jobs to their company and to administrators [R123]', () => {
    expect(canSeeAllJobsOf(actor('northlight', 'recruiter'), 'northlight')).toBe(true);
    expect(canSeeAllJobsOf(actor('root', 'admin'), 'northlight')).toBe(true);
    expect(canSeeAllJobsOf(actor('northlight', 'freelancer'), 'northlight')).toBe(false);
    expect(canSeeAllJobsOf(null, 'northlight')).toBe(false);
  });
});
