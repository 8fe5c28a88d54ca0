import { CallMissingError, CallRepository, LastCallError, RoleRepository } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CallsOfJobService } from './calls-of-job.service.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { TakeOutCallsService } from './take-out-calls.service.js';

@Injectable()
export class RemoveCallService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly takingOut: TakeOutCallsService,
    private readonly jobs: JobForCallsService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Of whom is booked on it, this call alone is cancelled, for a reason; a booking of no other call ends with it.
   * @throws LastCallError when a role would work no call at all
   * @throws NotPossibleNowError once it has begun for a person who is booked on it
   */
  async remove(actor: Actor, id: string, reason: string | null): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.calls.findCall(id);
      if (!found) throw new CallMissingError();
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      // Read again: another one may have moved or removed it until the job could be held.
      const call = await this.calls.findCall(id);
      if (!call) throw new CallMissingError();
      const callsOf = await this.roles.callIdsByRole(roles.map((role) => role.id));
      const isLast = [...callsOf.values()].some((callIds) => callIds.length === 1 && callIds[0] === id);
      if (isLast) throw new LastCallError();
      await this.takingOut.takeOut(actor, { job, calls: [call], reason });
      await this.calls.removeCalls([id]);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
    });
  }
}
