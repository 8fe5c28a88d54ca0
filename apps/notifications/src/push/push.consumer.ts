import { sessionsRevoked, type SessionsRevokedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PushService } from './push.service.js';

@Injectable()
export class PushConsumer {
  constructor(private readonly push: PushService) {}

  /** A device on which the session ended is told no more, whatever user has it now. */
  @OnEvent(sessionsRevoked)
  async endPushOfRevokedSessions({ session_ids }: SessionsRevokedPayload): Promise<void> {
    await this.push.endSessions(session_ids);
  }
}
