import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { profileChanged, type ProfileChangedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(profileChanged)
@Injectable()
export class UpdateApplicantCardWhenProfileChanges implements EventConsumer<typeof profileChanged> {
  constructor(private readonly people: PeopleService) {}

  async handle(payload: ProfileChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.profileChanged(subject_id, version, payload);
  }
}
