import {
  CallMissingError,
  LastCallError,
  ReasonNeededError,
  CallRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CallsOfJobService } from './calls-of-job.service.js';
import { CancelCallsService } from '../cancelling/cancel-calls.service.js';
import { JobForCallsService } from './job-for-calls.service.js';

@Injectable()
export class RemoveCallService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly cancelling: CancelCallsService,
    private readonly jobs: JobForCallsService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Of whom is booked on it, this call alone is cancelled, for a reason.
   * @throws LastCallError when a role would work no call at all
   */
  async remove(actor: Actor, id: string, reason: string | null): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.calls.find(id);
      if (!found) throw new CallMissingError();
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      const callsOf = await this.roles.callsOf(roles.map((role) => role.id));
      const isLast = [...callsOf.values()].some((callIds) => callIds.length === 1 && callIds[0] === id);
      if (isLast) throw new LastCallError();
      const booked = await this.calls.bookedOn(id);
      if (booked.length && !reason) throw new ReasonNeededError();
      for (const bookingId of booked) await this.cancelling.cancelCalls(actor, bookingId, [found], reason ?? '');
      await this.calls.remove([id]);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
    });
  }
}
