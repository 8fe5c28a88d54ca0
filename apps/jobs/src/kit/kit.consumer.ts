import { PeopleKitRepository } from '@crewcall/bookings-domain';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { kitChanged, type KitChangedPayload, userDeleted } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

@Injectable()
export class KitConsumer {
  constructor(private readonly kit: PeopleKitRepository) {}

  @OnEvent(kitChanged)
  async saveKitOfUser({ items }: KitChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    const owned = items.map(({ day_pence = null, pat_until = null, insured_until = null, ...item }) => ({
      ...item,
      day_pence,
      pat_until,
      insured_until,
    }));
    await this.kit.saveKit(subject_id, version, owned);
  }

  @OnEvent(userDeleted)
  async forgetKitOfDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.kit.forgetKit(subject_id);
  }
}
