import type { OfferFacts } from '@crewcall/contracts-bookings/dto';
import { areaOf } from '@crewcall/contracts-jobs';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import type { CallEntity } from '../calls/call.entity.js';
import { CallRepository } from '../calls/call.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleRepository } from '../roles/role.repository.js';

/** What stands beside an offer; who holds a part of it need not have it read again. */
export interface OfferBeside {
  job: JobEntity | null;
  role: RoleEntity | null;
  calls: readonly CallEntity[];
}

/** What every event of an offer says: ids and facts, never free text. */
@Injectable()
export class OfferFactsReader {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
  ) {}

  async factsOf(offer: OfferEntity, known: Partial<OfferBeside> = {}): Promise<OfferFacts> {
    const [job, role, calls] = await Promise.all([
      known.job ?? this.jobs.findEvenDeleted(offer.jobId),
      known.role ?? this.roles.findRole(offer.roleId),
      known.calls ?? this.calls.ofIds(offer.callIds),
    ]);
    return factsOf(offer, { job, role, calls });
  }

  /** By offer, with as many statements for many as for one. */
  async ofAll(offers: readonly OfferEntity[]): Promise<Map<string, OfferFacts>> {
    if (!offers.length) return new Map();
    const jobs = await this.jobs.findAllEvenDeleted([...new Set(offers.map(({ jobId }) => jobId))]);
    const roles = await this.roles.findRoles([...new Set(offers.map(({ roleId }) => roleId))]);
    const calls = await this.calls.ofIds([...new Set(offers.flatMap(({ callIds }) => callIds))]);
    const [jobOf, roleOf] = [byId(jobs), byId(roles)];
    return new Map(
      offers.map((offer) => {
        const own = calls.filter(({ id, jobId }) => jobId === offer.jobId && offer.callIds.includes(id));
        const beside = { job: jobOf.get(offer.jobId) ?? null, role: roleOf.get(offer.roleId) ?? null, calls: own };
        return [offer.id, factsOf(offer, beside)];
      }),
    );
  }
}

const byId = <E extends { id: string }>(all: readonly E[]): Map<string, E> => new Map(all.map((one) => [one.id, one]));

function factsOf(offer: OfferEntity, { job, role, calls }: OfferBeside): OfferFacts {
  const { kind, jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id } = offer;
  return {
    kind,
    job_id,
    job_title: job?.title ?? '',
    role: role?.name ?? job?.title ?? '',
    recruiter_id,
    freelancer_id,
    days: calls.map(({ startsOn }) => startsOn),
    location: (offer.isUnnamed ? areaOf(job?.location ?? '') : job?.shownLocation) ?? '',
    ...(offer.isUnnamed && { is_unnamed: true }),
    ...(offer.rescueId && { is_cover: true }),
  };
}
