import {
  type HeldOffer,
  OfferMissingError,
  RoleMissingError,
  type OfferEntity,
  OfferRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { type Offer, type OfferSide, offerStates } from '@crewcall/contracts-bookings';
import type { OfferListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { ownsJob } from '../jobs/job.policy.js';
import { OfferListRepository } from './offer-list.repository.js';
import { sideOf } from '../parties/party.policy.js';
import { PresentOffersService } from './present-offers.service.js';

const BOOKINGS_TO_HIDE_A_NAME = 3;

/** Reading offers: the two parties may. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly list: OfferListRepository,
    private readonly presenting: PresentOffersService,
    private readonly roles: RoleRepository,
    private readonly jobs: JobRepository,
  ) {}

  async getOffer(actor: Actor, id: string): Promise<Offer> {
    const offer = await this.offers.findOffer(id);
    const side = offer && sideOf(actor, offer);
    if (!side) throw new OfferMissingError();
    return this.show(offer, side);
  }

  /** As this side reads it, which may. */
  async show(offer: OfferEntity, side: OfferSide): Promise<Offer> {
    const [presented] = await this.present([offer], side);
    if (!presented) throw new OfferMissingError();
    return presented;
  }

  /** After a move: what that has read already is not read again. */
  async showHeld({ offer, calls, revision }: HeldOffer, side: OfferSide): Promise<Offer> {
    const [presented] = await this.presenting.present([offer], side, { calls, revision });
    if (!presented) throw new OfferMissingError();
    return presented;
  }

  /** @throws AccessDeniedError for the other side's list */
  async listOf(actor: Actor, query: OfferListQueryDto): Promise<Page<Offer>> {
    if (actor.role !== query.side) throw new AccessDeniedError();
    const states = query.state ? offerStates.filter((state) => query.state?.split(',').includes(state)) : undefined;
    const page = await this.list.findOffersOf(query.side, actor.id, { states, roleId: query.role_id }, query);
    return { items: await this.present(page.items, query.side), total: page.total };
  }

  /** Held pencils in order, then the reserve list. */
  async ladder(actor: Actor, roleId: string): Promise<Offer[]> {
    const role = await this.roles.findRole(roleId);
    if (!role) throw new RoleMissingError();
    const [job, ladder] = await Promise.all([this.jobs.findEvenDeleted(role.jobId), this.list.ladderOf(roleId)]);
    if (!job || !ownsJob(actor, job)) throw new RoleMissingError();
    return this.present(ladder, 'recruiter');
  }

  async mayHideItsName(recruiterId: string): Promise<boolean> {
    return (await this.list.countCompletedOf(recruiterId)) >= BOOKINGS_TO_HIDE_A_NAME;
  }

  private present(offers: OfferEntity[], side: OfferSide): Promise<Offer[]> {
    return this.presenting.present(offers, side);
  }
}
