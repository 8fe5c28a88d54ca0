import { BookingRepository } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { canSeeAllJobsOf } from '../jobs/job.policy.js';

/** Whose exact place is for crew who are booked alone. */
@Injectable()
export class PlacesService {
  constructor(private readonly bookings: BookingRepository) {}

  /** Ids of those whose exact place this user may not read. */
  async hiddenFrom(
    actor: Actor | null,
    jobs: readonly Pick<JobEntity, 'id' | 'hidesPlace' | 'recruiterId'>[],
  ): Promise<Set<string>> {
    const hidden = new Set(
      jobs
        .filter(({ hidesPlace, recruiterId }) => hidesPlace && !canSeeAllJobsOf(actor, recruiterId))
        .map(({ id }) => id),
    );
    if (!hidden.size || actor?.role !== 'freelancer') return hidden;
    for (const booked of await this.bookings.jobsBookedBy(actor.id, [...hidden])) hidden.delete(booked);
    return hidden;
  }
}
