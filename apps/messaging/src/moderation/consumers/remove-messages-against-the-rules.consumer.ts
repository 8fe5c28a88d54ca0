import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RemovalsService } from '../removals.service.js';

@Consumes(moderationDecided)
@Injectable()
export class RemoveMessagesAgainstTheRules implements EventConsumer<typeof moderationDecided> {
  constructor(private readonly removals: RemovalsService) {}

  handle(decided: ModerationDecidedPayload): Promise<void> {
    return this.removals.act(decided);
  }
}
