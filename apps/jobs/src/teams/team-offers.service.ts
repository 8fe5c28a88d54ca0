import {
  BookingRepository,
  TeamOfferMissingError,
  TeamOfferRepository,
  type TeamOfferRow,
} from '@crewcall/bookings-domain';
import type { TeamOffer } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { TeamOfferFactsRepository, type TeamSlotFacts } from './team-offer-facts.repository.js';
import { presentTeamOffer } from './team-offer.presenter.js';

const SHOWN = 50;

/** Teams that were asked, as the company, the lead and those asked read them. */
@Injectable()
export class TeamOffersService {
  constructor(
    private readonly teamOffers: TeamOfferRepository,
    private readonly facts: TeamOfferFactsRepository,
    private readonly bookings: BookingRepository,
  ) {}

  async ownOf(actor: Actor): Promise<TeamOffer[]> {
    const ids = await this.teamOffers.offerIdsOf(actor.id, SHOWN);
    return Promise.all(ids.map((id) => this.getTeamOffer(actor, id)));
  }

  async getTeamOffer(actor: Actor, id: string): Promise<TeamOffer> {
    const { teamOffer, side, slots } = await this.partsOf(actor, id);
    const clashes = new Map<string, string>();
    for (const { freelancer_id, call_ids, state } of slots) {
      const clash = state === 'open' ? await this.bookings.clashOf(freelancer_id, call_ids) : null;
      if (clash) clashes.set(freelancer_id, clash.overlap);
    }
    const job = await this.facts.jobOf(teamOffer.job_id);
    return presentTeamOffer({ teamOffer, job, slots, clashes, side, readerId: actor.id });
  }

  /** @throws TeamOfferMissingError for who has no part in it */
  async partsOf(
    actor: Actor,
    id: string,
  ): Promise<{ teamOffer: TeamOfferRow; side: TeamOffer['side']; slots: TeamSlotFacts[] }> {
    const teamOffer = await this.teamOffers.findTeamOffer(id);
    if (!teamOffer) throw new TeamOfferMissingError();
    const slots = await this.facts.slotsOf(id);
    const side = sideOf(actor, teamOffer, slots);
    if (!side) throw new TeamOfferMissingError();
    return { teamOffer, side, slots };
  }
}

function sideOf(
  { id, role }: Actor,
  { recruiter_id, lead_id }: TeamOfferRow,
  slots: readonly TeamSlotFacts[],
): TeamOffer['side'] | null {
  if (role === 'recruiter') return id === recruiter_id ? 'company' : null;
  if (id === lead_id) return 'lead';
  return slots.some(({ freelancer_id }) => freelancer_id === id) ? 'member' : null;
}
