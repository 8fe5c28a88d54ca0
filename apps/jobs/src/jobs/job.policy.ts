import type { Actor } from '@crewcall/contracts-core';

interface OwnedJob {
  recruiterId: string | null;
}

/** Advertisements from boards belong to no user here. */
export const ownsJob = (actor: Actor, job: OwnedJob): boolean =>
  actor.role === 'recruiter' && job.recruiterId !== null && job.recruiterId === actor.id;

export const canDeleteJob = (actor: Actor, job: OwnedJob): boolean => actor.role === 'admin' || ownsJob(actor, job);

export const isCompanyOf = (actor: Actor | null, recruiterId: string | null): boolean =>
  actor?.role === 'recruiter' && actor.id === recruiterId;

/** Strangers see of a company's jobs what they would see in the list, and not what is closed. */
export const canSeeAllJobsOf = (actor: Actor | null, recruiterId: string | null): boolean =>
  actor?.role === 'admin' || isCompanyOf(actor, recruiterId);
