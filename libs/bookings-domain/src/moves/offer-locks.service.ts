import { type ApplicationEntity, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BookedApplications } from '../applications/booked-applications.service.js';
import { OfferMissingError } from '../bookings.errors.js';
import { PersonLocks } from '../people/person-locks.service.js';
import type { CallEntity } from '../calls/call.entity.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RevisionEntity } from '../revisions/revision.entity.js';
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
  /** The last change of it that was asked for; undefined where it was not looked for. */
  revision?: RevisionEntity | null;
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
    private readonly personLocks: PersonLocks,
    private readonly offers: OfferRepository,
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Of an offer that was just found only what never changes is used: its job, role and person. */
  async holdOffers(wanted: string | OfferEntity): Promise<HeldOffer> {
    this.transactions.require();
    const found = typeof wanted === 'string' ? await this.offers.findOffer(wanted) : wanted;
    if (!found) throw new OfferMissingError();
    const offerId = found.id;
    // Each is waited for before the next is begun, by Postgres and not by us.
    const [[job], applications, [role], , , around] = await this.database.inOrder(
      this.jobs.lockingEvenDeleted(found.jobId),
      found.applicationId ? this.applications.lockingApplication(found.applicationId) : null,
      this.roles.lockingRole(found.roleId),
      ...this.personLocks.lockingPeople([found.freelancerId]),
      this.offers.lockingAround(found.roleId, found.freelancerId, offerId),
    );
    const offer = around.find(({ id }) => id === offerId);
    if (!job || !role || !offer) throw new OfferMissingError();
    return { job, role, application: applications?.[0] ?? null, offer, around };
  }
}
