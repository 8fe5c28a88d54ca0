import {
  type CallEntity,
  CallRepository,
  noneTaken,
  PlacesRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import {
  type Call,
  type Estimate,
  estimateWords,
  isSpan,
  payOfRole,
  type Role,
  spanErrors,
  spanOf,
  termsFrom,
  wallSpanOf,
} from '@crewcall/contracts-bookings';
import type { EstimateRequestDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { presentCall, withoutPlace } from '../calls/call.presenter.js';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { PlacesService } from '../calls/places.service.js';
import { presentRole } from './role.presenter.js';

/** Reading calls and roles: the user who may see the job may. */
@Injectable()
export class RolesService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly calls: CallRepository,
    private readonly jobs: JobForCallsService,
    private readonly places: PlacesService,
    private readonly slots: PlacesRepository,
  ) {}

  async callsOf(actor: Actor | null, jobId: string): Promise<Call[]> {
    const job = await this.jobs.findVisible(actor, jobId);
    const calls = (await this.calls.ofJob(job.id)).map(presentCall);
    const isHidden = (await this.places.hiddenFrom(actor, [job])).has(job.id);
    return isHidden ? calls.map(withoutPlace) : calls;
  }

  async rolesOf(actor: Actor | null, jobId: string): Promise<Role[]> {
    const job = await this.jobs.findVisible(actor, jobId);
    const [roles, calls] = [await this.roles.ofJob(job.id), await this.calls.ofJob(job.id)];
    const ids = roles.map(({ id }) => id);
    const [callsOf, taken] = [await this.roles.callIdsByRole(ids), await this.slots.takenOfAll(ids)];
    const byId = new Map(calls.map((call) => [call.id, call]));
    const of = (id: string): CallEntity[] => (callsOf.get(id) ?? []).flatMap((callId) => byId.get(callId) ?? []);
    return roles.map((role) => presentRole(role, of(role.id), taken.get(role.id) ?? noneTaken));
  }

  /** The same function as the form's, for callers without the form. */
  estimate({ terms, calls, travel_days, miles, nights_away }: EstimateRequestDto): Estimate {
    const spans = calls.map((call) => {
      const span = spanOf(wallSpanOf(call));
      if (!isSpan(span)) throw new DomainError(spanErrors[span]);
      return span;
    });
    const pay = payOfRole(spans, termsFrom(terms), { travel_days, miles, nights_away });
    return { pay, words: estimateWords(pay, spans.length) };
  }
}
