import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ModeratedAccountsService } from './moderated-accounts.service.js';

@Injectable()
export class ModeratedAccountsConsumer {
  constructor(private readonly accounts: ModeratedAccountsService) {}

  @OnEvent(moderationDecided)
  applyDecisionToAccount(decided: ModerationDecidedPayload): Promise<void> {
    return this.accounts.act(decided);
  }
}
