import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { LeaveTeamService } from './leave-team.service.js';

@Injectable()
export class TeamsConsumer {
  constructor(private readonly leaving: LeaveTeamService) {}

  @OnEvent(userDeleted)
  async leaveTeamsOfDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.leaving.leaveAll(subject_id);
  }
}
