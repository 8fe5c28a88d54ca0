import { sessionsRevoked, type SessionsRevokedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SocketEndings } from '../socket-endings.service.js';

@Consumes(sessionsRevoked)
@Injectable()
export class CloseSocketsOfEndedSessions implements EventConsumer<typeof sessionsRevoked> {
  constructor(private readonly endings: SocketEndings) {}

  handle({ session_ids }: SessionsRevokedPayload): Promise<void> {
    this.endings.endSessions(session_ids, 'signed_out');
    return Promise.resolve();
  }
}
