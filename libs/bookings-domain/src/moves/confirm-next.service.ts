import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Clash, NotFreeError } from '../bookings.errors.js';
import { CallRepository } from '../calls/call.repository.js';
import { KitCommitmentRepository } from '../kit/kit-commitment.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import { RevisionRepository } from '../revisions/revision.repository.js';
import { PlacesRepository, placesOn } from '../roles/places.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleRepository } from '../roles/role.repository.js';
import { RoleTicketsService } from '../tickets/role-tickets.service.js';
import { AskToConfirmService } from './ask-to-confirm.service.js';
import { ConfirmService } from './confirm.service.js';
import { OfferLocks } from './offer-locks.service.js';

/** What a company does with the first of a ladder, done by itself where that is switched on. */
@Injectable()
export class ConfirmNextService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly revisions: RevisionRepository,
    private readonly kit: KitCommitmentRepository,
    private readonly tickets: RoleTicketsService,
    private readonly locks: OfferLocks,
    private readonly asking: AskToConfirmService,
    private readonly confirming: ConfirmService,
  ) {}

  /**
   * Confirms the first that can be, or asks them for a yes where they show as busy; who cannot is passed over and keeps
   * the rank. The first that is asked already is waited for, but where a place was freed beyond those that are asked
   * about. One only is held.
   */
  async confirmNext(roleId: string, { isPlaceFreed = false } = {}): Promise<void> {
    const role = await this.roles.findRole(roleId);
    if (!role?.confirmsNext) return;
    const ranked = await this.offers.rankedOffersOf(roleId);
    const isBeyondAsked = isPlaceFreed && role.open > ranked.filter(({ state }) => state === 'open').length;
    for (const next of ranked) {
      if (next.state === 'open' && isBeyondAsked) continue;
      if (next.state === 'open') return;
      if (await this.isPassedOver(role, next)) continue;
      const held = await this.locks.holdOffers(next.id);
      if (!held.role.confirmsNext || held.offer.state !== 'held' || (await this.isFull(held.role, held.offer))) return;
      const by = { by: 'system', byId: held.offer.recruiterId } as const;
      if (await this.asking.mustAsk(held)) return this.asking.askToConfirm(held, by);
      const refuse = (clash: Clash): Error => new NotFreeError(null, clash);
      await this.confirming.confirm(held, { ...by, refuse });
      return;
    }
  }

  /** Those who hold its calls may have taken all places on one of them. */
  private async isFull(role: RoleEntity, { callIds }: OfferEntity): Promise<boolean> {
    return placesOn(role, await this.places.takenPlacesOf(role.id), callIds) < 1;
  }

  private async isPassedOver(role: RoleEntity, pencil: OfferEntity): Promise<boolean> {
    const { id, freelancerId, callIds } = pencil;
    if (await this.isFull(role, pencil)) return true;
    if (await this.bookings.clashOf(freelancerId, callIds)) return true;
    if (await this.kit.isTaken(pencil)) return true;
    if (await this.revisions.isOpen(id)) return true;
    if (await this.tickets.refuses(pencil)) return true;
    // Of days that the company took out since, it decides itself.
    return (await this.calls.ofIds(callIds)).some(({ removedAt }) => removedAt !== null);
  }
}
