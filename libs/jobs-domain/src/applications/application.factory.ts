import { newId } from '@crewcall/platform-database';
import { ApplicationEntity } from './application.entity.js';

/** An application as it has just been sent, for specs. */
export function buildApplication(overrides: Partial<ApplicationEntity> = {}): ApplicationEntity {
  const now = new Date();
  return Object.assign(new ApplicationEntity(), {
    id: newId(),
    jobId: newId(),
    freelancerId: newId(),
    recruiterId: newId(),
    status: 'applied',
    askedPence: null,
    askedBasis: null,
    answers: [],
    roleIds: [],
    callIds: [],
    source: 'search',
    coverLetter: 'I have mixed monitors for ten years.',
    rejectionMessage: null,
    version: 1,
    appliedAt: now,
    updatedAt: now,
    hiddenByRecruiterAt: null,
    removedByFreelancerAt: null,
    cancelledAt: null,
    invitedAt: null,
    ...overrides,
  } satisfies Partial<ApplicationEntity>);
}
