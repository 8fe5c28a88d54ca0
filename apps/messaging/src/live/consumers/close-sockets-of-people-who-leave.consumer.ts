import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, type UserDeletedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SocketEndings } from '../socket-endings.service.js';

@Consumes(userDeleted)
@Injectable()
export class CloseSocketsOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly endings: SocketEndings) {}

  handle(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    this.endings.endPerson(subject_id, 'deleted');
    return Promise.resolve();
  }
}
