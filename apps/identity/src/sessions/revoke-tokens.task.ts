import { SessionRevocations } from '@crewcall/platform-auth';
import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsArray, IsUUID } from 'class-validator';

export class RevokeTokensPayload {
  @IsArray()
  @IsUUID(undefined, { each: true })
  session_ids!: string[];
}

export const revokeTokens = defineTask({ name: 'revoke-tokens', payload: RevokeTokensPayload });

/** Says again that these sessions are over; saying it twice changes nothing. */
@RunsTask(revokeTokens)
@Injectable()
export class RevokeTokensTask implements TaskRunner<RevokeTokensPayload> {
  constructor(private readonly revocations: SessionRevocations) {}

  async run({ session_ids: ids }: RevokeTokensPayload): Promise<void> {
    for (const id of ids) await this.revocations.revokeSession(id);
  }
}
