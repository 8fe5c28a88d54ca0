import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AskedHoursService } from './asked-hours.service.js';

@Injectable()
export class AskedHoursConsumer {
  constructor(private readonly asked: AskedHoursService) {}

  @OnEvent(moderationDecided)
  async commentOnAskedHours({ target, decision, note }: ModerationDecidedPayload): Promise<void> {
    if (target.kind === 'timesheet' && decision === 'commented' && note)
      await this.asked.commentOnHours(target.id, note);
  }
}
