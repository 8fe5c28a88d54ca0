import {
  type RescueEntity,
  RescueMissingError,
  RescueOverError,
  RescueRepository,
  type RoleEntity,
} from '@crewcall/bookings-domain';
import { liveRescueStates } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';

export interface HeldRescue {
  job: JobEntity;
  role: RoleEntity;
  rescue: RescueEntity;
}

/** The one way to a cover that its company changes while it lives. */
@Injectable()
export class OwnRescueService {
  constructor(
    private readonly jobs: JobForCallsService,
    private readonly rescues: RescueRepository,
    private readonly transactions: Transactions,
  ) {}

  /** With its job and role held. @throws RescueMissingError for every company but the one that leads it */
  steer(actor: Actor, id: string, work: (held: HeldRescue) => Promise<void>): Promise<void> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.rescues.findRescue(id);
      if (!found || found.recruiterId !== actor.id) throw new RescueMissingError();
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      const rescue = await this.rescues.findRescue(id);
      const role = roles.find((one) => one.id === found.roleId);
      if (!rescue || !role) throw new RescueMissingError();
      if (!liveRescueStates.some((state) => state === rescue.state)) throw new RescueOverError();
      await work({ job, role, rescue });
    });
  }
}
