import { type ApplicationEntity, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BookedApplications } from '../applications/booked-applications.service.js';
import { TeamOfferMissingError } from '../bookings.errors.js';
import { PersonLocks } from '../people/person-locks.service.js';
import type { HeldOffer } from '../moves/offer-locks.service.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleRepository } from '../roles/role.repository.js';
import { type TeamOfferRow, TeamOfferRepository, type TeamSlotRow } from './team-offer.repository.js';

export interface HeldTeamSlot extends HeldOffer {
  slot: TeamSlotRow;
}

export interface HeldTeamOffer {
  teamOffer: TeamOfferRow;
  /** Those that were not dropped. */
  slots: HeldTeamSlot[];
}

/** As for one offer, of all at once: job, applications, roles, people by id, offers by id. */
@Injectable()
export class TeamOfferLocks {
  constructor(
    private readonly teamOffers: TeamOfferRepository,
    private readonly jobs: JobRepository,
    private readonly applications: BookedApplications,
    private readonly roles: RoleRepository,
    private readonly personLocks: PersonLocks,
    private readonly offers: OfferRepository,
    private readonly transactions: Transactions,
  ) {}

  async holdTeamOffer(id: string): Promise<HeldTeamOffer> {
    this.transactions.require();
    const found = await this.teamOffers.findTeamOffer(id);
    const job = found && (await this.jobs.lockEvenDeleted(found.job_id));
    // Read again: what another transaction changed was committed before the job could be held.
    const teamOffer = found && (await this.teamOffers.findTeamOffer(id));
    if (!job || !teamOffer) throw new TeamOfferMissingError();
    const rows = (await this.teamOffers.slotsOf(id)).filter(({ dropped_at }) => dropped_at === null);
    const asked = await this.offers.findOffers(rows.map(({ offer_id }) => offer_id));
    const applications = await this.applicationsOf(asked);
    const roles = await this.roles.lockOfJob(job.id);
    await this.personLocks.lockPeople(asked.map(({ freelancerId }) => freelancerId));
    const around = await this.offers.lockAroundAll(asked);
    const held = { job, applications, roles, around };
    return { teamOffer, slots: rows.flatMap((slot) => heldOf(slot, held)) };
  }

  private async applicationsOf(asked: readonly OfferEntity[]): Promise<Map<string, ApplicationEntity>> {
    const ids = [...new Set(asked.flatMap(({ applicationId }) => applicationId ?? []))].sort();
    const locked = new Map<string, ApplicationEntity>();
    for (const id of ids) {
      const application = await this.applications.lockApplication(id);
      if (application) locked.set(id, application);
    }
    return locked;
  }
}

interface Held {
  job: JobEntity;
  applications: Map<string, ApplicationEntity>;
  roles: RoleEntity[];
  around: OfferEntity[];
}

/** The same role and job for all of them: a position that one takes is gone for the next. */
function heldOf(slot: TeamSlotRow, { job, applications, roles, around }: Held): HeldTeamSlot[] {
  const offer = around.find(({ id }) => id === slot.offer_id);
  const role = roles.find(({ id }) => id === offer?.roleId);
  if (!offer || !role) return [];
  return [{ slot, job, role, offer, around, application: applications.get(offer.applicationId ?? '') ?? null }];
}
