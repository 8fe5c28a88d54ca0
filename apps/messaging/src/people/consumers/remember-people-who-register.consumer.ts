import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userRegistered, type UserRegisteredPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userRegistered)
@Injectable()
export class RememberPeopleWhoRegister implements EventConsumer<typeof userRegistered> {
  constructor(private readonly people: PeopleService) {}

  async handle({ role, email }: UserRegisteredPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.introduce(subject_id, role, email);
  }
}
