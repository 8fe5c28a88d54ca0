import {
  type CallEntity,
  freedomFor,
  PersonTimeRepository,
  type RoleEntity,
  RoleTicketsService,
  windowOfCalls,
} from '@crewcall/bookings-domain';
import { type CandidateFacts, compareRanked, rescueLimits, scoreOf } from '@crewcall/contracts-bookings';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CrewRecords } from '../crew-records/crew-records.service.js';
import { CandidateRepository, type FoundCandidate, type Wanted } from './candidate.repository.js';

export interface Slot {
  job: JobEntity;
  role: RoleEntity;
  /** Those that are to be covered. */
  calls: readonly CallEntity[];
  point: { lat: number; lon: number } | null;
  miles: number;
}

export interface RankedCandidate {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  last_asked: Date | null;
  facts: CandidateFacts;
  score: number;
  is_reserve: boolean;
}

/** Who is asked first: reserves in their order, then all others by the open formula. */
@Injectable()
export class RankCandidatesService {
  constructor(
    private readonly candidates: CandidateRepository,
    private readonly times: PersonTimeRepository,
    private readonly tickets: RoleTicketsService,
    private readonly records: CrewRecords,
  ) {}

  async rank(slot: Slot): Promise<RankedCandidate[]> {
    const wanted = wantedBy(slot);
    const reserveIds = await this.candidates.reservesOf(slot.role.id);
    const [reserves, others] = [
      reserveIds.length ? await this.candidates.candidatesAmong(wanted, reserveIds) : [],
      await this.candidates.candidatesNear(wanted),
    ];
    const rest = others.filter(({ freelancer_id }) => !reserveIds.includes(freelancer_id));
    const fit = await this.withTickets(wanted, [...reserves, ...rest]);
    const free = await this.freeOf(fit, slot.calls);
    const inOrder = reserveIds.flatMap((id) => free.filter(({ freelancer_id }) => freelancer_id === id));
    const ranked = free.filter(({ freelancer_id }) => !reserveIds.includes(freelancer_id)).sort(compareRanked);
    return this.withRecords(
      [
        ...inOrder.map((one) => ({ ...one, is_reserve: true })),
        ...ranked.map((one) => ({ ...one, is_reserve: false })),
      ].slice(0, rescueLimits.people),
    );
  }

  /** Beside the reasons: it changes no one's place. */
  private async withRecords(ranked: RankedCandidate[]): Promise<RankedCandidate[]> {
    const percents = await this.records.percentOf(ranked.map(({ freelancer_id }) => freelancer_id));
    return ranked.map((one) => {
      const completes_percent = percents.get(one.freelancer_id);
      return completes_percent === undefined ? one : { ...one, facts: { ...one.facts, completes_percent } };
    });
  }

  private async withTickets(wanted: Wanted, found: FoundCandidate[]): Promise<FoundCandidate[]> {
    const ids = found.map(({ freelancer_id }) => freelancer_id);
    const lacking = await this.tickets.lackingOf(wanted, ids);
    return found.filter(({ freelancer_id }) => !lacking.has(freelancer_id));
  }

  private async freeOf(
    found: FoundCandidate[],
    calls: readonly CallEntity[],
  ): Promise<Omit<RankedCandidate, 'is_reserve'>[]> {
    if (!found.length) return [];
    const ids = found.map(({ freelancer_id }) => freelancer_id);
    const people = await this.times.readTime(ids, windowOfCalls(calls));
    return found.flatMap((one) => {
      const freedom = freedomFor(people.get(one.freelancer_id), calls);
      if (!freedom) return [];
      const facts: CandidateFacts = { ...one.facts, says_free: freedom === 'says' };
      return [{ ...one, facts, score: scoreOf(facts) }];
    });
  }
}

function wantedBy({ job, role, calls, point, miles }: Slot): Wanted {
  const skill = role.skill?.toLowerCase() ?? null;
  const skills = [...new Set([...(skill ? [skill] : []), ...job.skills.map((one) => one.toLowerCase())])];
  return {
    jobId: job.id,
    roleId: role.id,
    recruiterId: job.recruiterId ?? role.id,
    callIds: calls.map(({ id }) => id),
    point,
    town: ((calls[0]?.place ?? job.location).split(',')[0] ?? '').trim().toLowerCase(),
    miles,
    skill,
    skills,
  };
}
