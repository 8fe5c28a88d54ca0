import { HiredKitGoneError, PeopleKitRepository } from '@crewcall/bookings-domain';
import type { HiredKit, HireKitRequest, MakeOffersRequest } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';

/** What an offer hires of its person. */
@Injectable()
export class HireKitService {
  constructor(private readonly kit: PeopleKitRepository) {}

  /** With its name as it is now; undefined without any. @throws HiredKitGoneError for what the person does not show the company or has fewer of */
  async kitOf(companyId: string, { freelancer_ids, kit = [] }: MakeOffersRequest): Promise<HiredKit[] | undefined> {
    const [owner] = freelancer_ids;
    if (!kit.length || !owner) return undefined;
    if (freelancer_ids.length > 1) throw new HiredKitGoneError();
    const owned = (await this.kit.kitShownTo(companyId, [owner])).get(owner) ?? [];
    return kit.map(({ item_id, count, day_pence, days }: HireKitRequest) => {
      const item = owned.find(({ id, shared }) => id === item_id && shared);
      if (!item || item.count < count) throw new HiredKitGoneError();
      return { item_id, name: item.name, count, day_pence, days };
    });
  }
}
