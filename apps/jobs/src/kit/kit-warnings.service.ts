import { type CallEntity, PeopleKitRepository, spanOfRange } from '@crewcall/bookings-domain';
import { kitWarnings, lastWorkDayOf, type Terms } from '@crewcall/contracts-bookings';
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
    const owned = await this.kit.kitOfMany([...new Set(hiring.map(({ freelancerId }) => freelancerId))]);
    return asked.map(({ freelancerId, terms, calls }) => {
      const last = lastWorkDayOf(calls.map(({ during }) => spanOfRange(during).to));
      if (!last) return [];
      return (terms.kit ?? []).flatMap(({ item_id, name }) => {
        const item = owned.get(freelancerId)?.find(({ id }) => id === item_id);
        return item ? kitWarnings(item, last).map((warning) => `${name}: ${warning}.`) : [];
      });
    });
  }
}
