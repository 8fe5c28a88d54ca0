import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  sessionsRevoked,
  type SessionsRevokedPayload,
  userDeleted,
  type UserDeletedPayload,
  userSuspended,
  type UserSuspendedPayload,
} from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SocketEndings } from './socket-endings.service.js';

@Injectable()
export class SocketEndingsConsumer {
  constructor(private readonly endings: SocketEndings) {}

  @OnEvent(sessionsRevoked)
  closeSocketsOfRevokedSessions({ session_ids }: SessionsRevokedPayload): Promise<void> {
    this.endings.endSessions(session_ids, 'signed_out');
    return Promise.resolve();
  }

  @OnEvent(userDeleted)
  closeSocketsOfDeletedUser(_deleted: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    this.endings.endPerson(subject_id, 'deleted');
    return Promise.resolve();
  }

  @OnEvent(userSuspended)
  closeSocketsOfSuspendedUser(_suspended: UserSuspendedPayload, { subject_id }: EventEnvelope): Promise<void> {
    this.endings.endPerson(subject_id, 'suspended');
    return Promise.resolve();
  }
}
