import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ModeratedAccountsService } from '../moderated-accounts.service.js';

@Consumes(moderationDecided)
@Injectable()
export class ActOnModerationDecisions implements EventConsumer<typeof moderationDecided> {
  constructor(private readonly accounts: ModeratedAccountsService) {}

  handle(decided: ModerationDecidedPayload): Promise<void> {
    return this.accounts.act(decided);
  }
}
