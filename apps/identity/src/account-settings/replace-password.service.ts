import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UsersService } from '../users/users.service.js';
import { WrongOldPasswordError } from './account-settings.errors.js';

@Injectable()
export class ReplacePasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly endings: SessionEndingsService,
    private readonly audit: AccountAudit,
    private readonly transactions: Transactions,
  ) {}

  /** Every other session ends and mailed reset links stop working; the one that asked goes on. */
  replace(actor: Actor, provenHash: string | null, passwordHash: string): Promise<void> {
    return this.transactions.run(async () => {
      const user = await this.users.findByIdForUpdate(actor.id);
      // Replaced by another request between the proof and now: the proof was of another password.
      if (!user || user.passwordHash !== provenHash) throw new WrongOldPasswordError();
      user.passwordHash = passwordHash;
      await this.users.saveUser(user);
      await this.tokens.withdraw('reset-password', user.id);
      await this.audit.record(user.id, provenHash ? 'password-changed' : 'password-set');
      await this.endings.endAllOf(user.id, { except: actor.sessionId });
    });
  }
}
