import { OfferMissingError, OfferRepository, RoleRepository } from '@crewcall/bookings-domain';
import { type AgreedRates, agreedRatesLimits, type AgreedRatesQuery } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { JobRepository } from '@crewcall/jobs-domain';
import { loadPlaces, pointOfText, regionOf } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import { sideOf } from '../parties/party.policy.js';
import { AgreedRatesRepository } from './agreed-rates.repository.js';

/** What day rates are agreed for a skill in a region: never of few, never finer than the month. */
@Injectable()
export class AgreedRatesService {
  constructor(
    private readonly rates: AgreedRatesRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly jobs: JobRepository,
  ) {}

  /** @throws OfferMissingError where the offer is of others */
  async read(actor: Actor, { skills = '', place = '', offer_id }: AgreedRatesQuery): Promise<AgreedRates> {
    if (offer_id !== undefined) return this.ofOffer(actor, offer_id);
    return this.of(skills.split(','), place);
  }

  private async ofOffer(actor: Actor, id: string): Promise<AgreedRates> {
    const offer = await this.offers.findOffer(id);
    if (!offer || !sideOf(actor, offer)) throw new OfferMissingError();
    const [role, job] = await Promise.all([this.roles.findRole(offer.roleId), this.jobs.findEvenDeleted(offer.jobId)]);
    return this.of(role?.skill ? [role.skill] : (job?.skills ?? []), job?.location ?? '');
  }

  private async of(named: readonly string[], place: string): Promise<AgreedRates> {
    const skills = named
      .map((skill) => skill.trim())
      .filter(Boolean)
      .slice(0, agreedRatesLimits.skills);
    const index = await loadPlaces();
    const point = pointOfText(index, place);
    const region = point && regionOf(index, point);
    const found = region && skills.length ? await this.rates.findAgreedRates(region, skills) : null;
    if (!found) return { skill: skills[0] ?? null, region, figure: null };
    const { place: at, ...figure } = found;
    return { skill: skills[at - 1] ?? null, region, figure };
  }
}
