import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DisputeNoShowService } from './dispute-no-show.service.js';

@Injectable()
export class NoShowsConsumer {
  constructor(private readonly disputes: DisputeNoShowService) {}

  @OnEvent(moderationDecided)
  async settleDisputedNoShow({ target, decision, note = null }: ModerationDecidedPayload): Promise<void> {
    if (target.kind !== 'booking' || (decision !== 'attended' && decision !== 'no_show')) return;
    await this.disputes.settle(target.id, decision, note);
  }
}
