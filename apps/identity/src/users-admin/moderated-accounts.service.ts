import type { ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable, Logger } from '@nestjs/common';
import { UserChangesService } from '../users/user-changes.service.js';
import { SuspensionsService } from './suspensions.service.js';

/** What a decision about reported content means for an account. */
@Injectable()
export class ModeratedAccountsService {
  private readonly logger = new Logger(ModeratedAccountsService.name);

  constructor(
    private readonly suspensions: SuspensionsService,
    private readonly userChanges: UserChangesService,
  ) {}

  async act({ decision, target, person_id: personId, note }: ModerationDecidedPayload): Promise<void> {
    if (!personId) return;
    try {
      if (decision === 'suspended') await this.suspensions.suspend(personId, { reason: note || 'Reported content' });
      // What of a profile offends cannot be cut out; it is hidden until its owner shows it again.
      else if (decision === 'removed' && target.kind === 'user')
        await this.userChanges.changeUser(personId, (user) => (user.isProfileVisible = false));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // An administrator, or a user who left meanwhile: trying again would change nothing.
      this.logger.warn(`A decision about ${personId} had no effect: ${error.message}`);
    }
  }
}
