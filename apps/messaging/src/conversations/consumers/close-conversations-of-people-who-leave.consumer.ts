import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { LiveReplay } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { ConversationsService } from '../conversations.service.js';

@Consumes(userDeleted)
@Injectable()
export class CloseConversationsOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly replay: LiveReplay,
  ) {}

  async handle(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.conversations.forget(subject_id);
    await this.replay.forget(subject_id);
  }
}
