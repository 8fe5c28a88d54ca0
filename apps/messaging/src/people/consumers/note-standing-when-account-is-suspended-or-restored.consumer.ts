import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userRestored, userSuspended } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userSuspended, userRestored)
@Injectable()
export class NoteStandingWhenAccountIsSuspendedOrRestored implements EventConsumer<typeof userSuspended> {
  constructor(private readonly people: PeopleService) {}

  async handle(_payload: object, { name, subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.standingChanged(subject_id, version, name === userSuspended.name);
  }
}
