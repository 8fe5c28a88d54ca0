import { type CallEntity, PeopleKitRepository } from '@crewcall/bookings-domain';
import { type Terms, kitWarnings } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';

export interface HiringOffer {
  freelancerId: string;
  terms: Pick<Terms, 'kit'>;
  calls: readonly CallEntity[];
}

/** Tests and insurances of hired kit that end before the last call does: advice to both sides, never an error. */
@Injectable()
export class KitWarningsService {
  constructor(private readonly kit: PeopleKitRepository) {}

  /** In the order in which they were asked. */
  async warningsOf(asked: readonly HiringOffer[]): Promise<string[][]> {
    const hiring = asked.filter(({ terms }) => terms.kit?.length);
    if (!hiring.length) return asked.map(() => []);
    const owned = await this.kit.ofMany([...new Set(hiring.map(({ freelancerId }) => freelancerId))]);
    return asked.map(({ freelancerId, terms, calls }) => {
      const last = calls
        .map(({ endsOn }) => endsOn)
        .sort()
        .at(-1);
      if (!last) return [];
      return (terms.kit ?? []).flatMap(({ item_id, name }) => {
        const item = owned.get(freelancerId)?.find(({ id }) => id === item_id);
        return item ? kitWarnings(item, last).map((warning) => `${name}: ${warning}.`) : [];
      });
    });
  }
}
