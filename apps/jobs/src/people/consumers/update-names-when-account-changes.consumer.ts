import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userChanged, type UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userChanged)
@Injectable()
export class UpdateNamesWhenAccountChanges implements EventConsumer<typeof userChanged> {
  constructor(private readonly people: PeopleService) {}

  async handle(payload: UserChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.accountChanged(subject_id, version, payload);
  }
}
