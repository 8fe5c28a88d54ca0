import {
  CallMissingError,
  TooManyCallsError,
  BookingRepository,
  type CallEntity,
  CallRepository,
  CallsOverlapError,
  newCall,
  RoleRepository,
  setWall,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  type Call,
  callLabelOf,
  callLimits,
  callTimeProblem,
  overlappingPair,
  type SaveCallRequest,
  wallSpanOf,
} from '@crewcall/contracts-bookings';
import type { SaveCallDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { presentCall } from './call.presenter.js';
import { CallsOfJobService } from './calls-of-job.service.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { ReviseJobService } from '../revisions/revise-job.service.js';

@Injectable()
export class SaveCallService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly revising: ReviseJobService,
    private readonly jobs: JobForCallsService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A new call is one of every role, as all are unless said otherwise. */
  async add(actor: Actor, jobId: string, input: SaveCallDto): Promise<Call> {
    return this.transactions.runRepeatable(async () => {
      const { job, roles } = await this.jobs.holdOwn(actor, jobId);
      const existing = await this.calls.ofJob(job.id);
      if (existing.length >= callLimits.calls) throw new TooManyCallsError();
      assertTimes(input);
      const call = newCall(job.id, wallSpanOf(input), this.clock.now(), input.name ?? null);
      setPlace(call, input);
      await this.calls.addCalls([call]);
      const callsOf = await this.roles.callIdsByRole(roles.map(({ id }) => id));
      for (const { id, filled } of roles) {
        // A user who is booked agreed to other calls.
        if (filled > 0) continue;
        await this.assertApart([...(callsOf.get(id) ?? []), call.id]);
        await this.roles.setCalls(id, [...(callsOf.get(id) ?? []), call.id]);
      }
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
      return presentCall(call);
    });
  }

  async change(actor: Actor, id: string, input: SaveCallDto): Promise<Call> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.findCall(id);
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      const call = await this.findCall(id);
      assertTimes(input);
      const before = presentCall(call);
      const was = call.during;
      setPlace(call, input);
      setWall(call, wallSpanOf(input));
      await this.assertRolesApart(
        call,
        roles.map((role) => role.id),
      );
      await this.calls.saveCall(call);
      if (call.during !== was && before.is_time_to_follow && isWithin(call.during, was))
        await this.bookings.followCall(id);
      await this.revising.callChanged(actor.id, job, call, before);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
      return presentCall(call);
    });
  }

  private async findCall(id: string): Promise<CallEntity> {
    const call = await this.calls.findCall(id);
    if (!call) throw new CallMissingError();
    return call;
  }

  private async assertRolesApart(changed: CallEntity, roleIds: string[]): Promise<void> {
    const callsOf = await this.roles.callIdsByRole(roleIds);
    for (const callIds of callsOf.values()) {
      if (!callIds.includes(changed.id)) continue;
      await this.assertApart(callIds, changed);
    }
  }

  private async assertApart(callIds: string[], changed?: CallEntity): Promise<void> {
    const calls = (await this.calls.ofIds(callIds)).map((call) => (call.id === changed?.id ? changed : call));
    assertCallsApart(calls);
  }
}

/** @throws CallsOverlapError in the words that name both */
export function assertCallsApart(calls: readonly CallEntity[]): void {
  const labelled = calls.map(({ name, startsOn, during }) => ({
    label: callLabelOf({ name, starts_on: startsOn }),
    span: spanOfRange(during),
  }));
  const pair = overlappingPair(labelled);
  if (pair) throw new CallsOverlapError(pair);
}

/** Coordinates belong to the place that they came with. */
export function setPlace(
  call: CallEntity,
  { name = null, place = null, lat = null, lon = null }: SaveCallRequest,
): void {
  const point = lat === null || lon === null ? { lat: null, lon: null } : { lat, lon };
  Object.assign(call, { name, place, ...point });
}

/** @throws DomainError in the words of what is wrong with its times */
export function assertTimes(input: SaveCallRequest): void {
  const problem = callTimeProblem(input);
  if (problem) throw new DomainError(problem);
}

function isWithin(inner: string, outer: string): boolean {
  const [one, other] = [spanOfRange(inner), spanOfRange(outer)];
  return one.from >= other.from && one.to <= other.to;
}
