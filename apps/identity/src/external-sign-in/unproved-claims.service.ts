import { type ChosenRole, termsVersion } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';
import type { ExternalPerson } from './external-person.js';
import { ProviderError } from './provider.errors.js';
import { isClaim } from './external-sign-in.policy.js';

/** Accounts that were signed up with an address that was never proved, once its owner comes by a provider that does. */
@Injectable()
export class UnprovedClaims {
  constructor(
    private readonly identities: ExternalIdentityRepository,
    private readonly userChanges: UserChangesService,
    private readonly mailTokens: MailTokensService,
    private readonly endings: SessionEndingsService,
    private readonly audit: AccountAudit,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Nothing of the claim is left: no password, provider, link or name that another may have put there. */
  replace(userId: string, { provider, subject, ...person }: ExternalPerson, role: ChosenRole): Promise<UserEntity> {
    return this.transactions.run(async () => {
      const user = await this.userChanges.changeUser(userId, (claim) => {
        // It was proved while we waited for its row.
        if (!isClaim(claim)) throw new ProviderError('account_exists');
        Object.assign(claim, {
          passwordHash: null,
          emailVerifiedAt: new Date(),
          role,
          firstName: person.firstName,
          lastName: person.lastName,
          companyName: null,
          termsVersion,
          termsAcceptedAt: new Date(),
          termsAddressHash: null,
        } satisfies Partial<UserEntity>);
      });
      await this.mailTokens.withdrawAll(userId);
      await this.endings.endAllOf(userId);
      await this.identities.removeAllOf(userId);
      if (!(await this.identities.linkIdentity(provider, subject, userId))) throw new ProviderError('failed');
      await this.audit.record(userId, 'provider-linked', { provider });
      await this.events.publish(emailVerified, { subjectId: userId, version: user.version, payload: {} });
      return user;
    });
  }
}
