import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userDeleted)
@Injectable()
export class ForgetPersonWhenAccountIsDeleted implements EventConsumer<typeof userDeleted> {
  constructor(private readonly people: PeopleService) {}

  async handle(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.forget(subject_id);
  }
}
