import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import {
  type ApplicationPartiesPayload,
  applicationPartiesPublished,
  applicationSubmitted,
} from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { LiveReplay } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { ConversationsService } from './conversations.service.js';

@Injectable()
export class ConversationsConsumer {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly replay: LiveReplay,
  ) {}

  @OnEvent(userDeleted)
  async closeConversationsOfDeletedUser(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.conversations.forgetConversationsOf(subject_id);
    await this.replay.forget(subject_id);
  }

  @OnEvent(applicationPartiesPublished, applicationSubmitted)
  async recordPartiesOfApplication({ freelancer_id, recruiter_id }: ApplicationPartiesPayload): Promise<void> {
    await this.conversations.noteDealing(freelancer_id, recruiter_id);
  }
}
