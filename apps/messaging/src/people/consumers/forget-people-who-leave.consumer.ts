import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userDeleted)
@Injectable()
export class ForgetPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly people: PeopleService) {}

  async handle({ role }: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.forget(subject_id, role);
  }
}
