import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';

@Consumes(userDeleted)
@Injectable()
export class ForgetPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly tallies: Tallies) {}

  async handle(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.tallies.learn('user', subject_id, ({ month, role }) => ({ month, role, isDeleted: true }));
  }
}
