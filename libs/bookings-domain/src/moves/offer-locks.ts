import { type ApplicationEntity, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BookedApplications } from '../applications/booked-applications.js';
import { OfferMissingError } from '../bookings.errors.js';
import { MemberRepository } from '../members/member.repository.js';
import type { CallEntity } from '../calls/call.entity.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleRepository } from '../roles/role.repository.js';

/** Everything a move may read or change, held until the transaction ends. */
export interface HeldOffer {
  job: JobEntity;
  role: RoleEntity;
  application: ApplicationEntity | null;
  offer: OfferEntity;
  /** Live offers of the role and of the person, the offer itself among them while it is live. */
  around: OfferEntity[];
  /** Of the offer, where the move has read them already. */
  calls?: CallEntity[];
}

/**
 * Locks always in one order: job, application, role, person, offers by id. A user who changes an offer comes through
 * here, so two that meet wait for each other in turn and never in a circle.
 */
@Injectable()
export class OfferLocks {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applications: BookedApplications,
    private readonly roles: RoleRepository,
    private readonly members: MemberRepository,
    private readonly offers: OfferRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Of an offer that was just found only what never changes is used: its job, role and person. */
  async hold(wanted: string | OfferEntity): Promise<HeldOffer> {
    this.transactions.require();
    const found = typeof wanted === 'string' ? await this.offers.find(wanted) : wanted;
    if (!found) throw new OfferMissingError();
    const offerId = found.id;
    const job = await this.jobs.lockEvenDeleted(found.jobId);
    const application = found.applicationId ? await this.applications.lock(found.applicationId) : null;
    const role = await this.roles.lock(found.roleId);
    await this.members.lock([found.freelancerId]);
    const around = await this.offers.lockAround(found.roleId, found.freelancerId, offerId);
    const offer = around.find(({ id }) => id === offerId);
    if (!job || !role || !offer) throw new OfferMissingError();
    return { job, role, application, offer, around };
  }
}
