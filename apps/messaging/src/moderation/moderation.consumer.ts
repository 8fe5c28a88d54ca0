import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RemovalsService } from './removals.service.js';

@Injectable()
export class ModerationConsumer {
  constructor(private readonly removals: RemovalsService) {}

  @OnEvent(moderationDecided)
  applyDecisionToMessage(decided: ModerationDecidedPayload): Promise<void> {
    return this.removals.act(decided);
  }
}
