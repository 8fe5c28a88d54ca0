import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userSuspended, type UserSuspendedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SocketEndings } from '../socket-endings.service.js';

@Consumes(userSuspended)
@Injectable()
export class CloseSocketsOfSuspendedPeople implements EventConsumer<typeof userSuspended> {
  constructor(private readonly endings: SocketEndings) {}

  handle(_suspended: UserSuspendedPayload, { subject_id }: EventEnvelope): Promise<void> {
    this.endings.endPerson(subject_id, 'suspended');
    return Promise.resolve();
  }
}
