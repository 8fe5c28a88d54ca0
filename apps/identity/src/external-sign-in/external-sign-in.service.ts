import type { ChosenRole, User } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { VerificationService } from '../accounts/verification.service.js';
import { AccountAudit } from '../audit/account-audit.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';
import type { ExternalPerson } from './external-person.js';
import { ProviderError } from './provider.errors.js';
import { assertMayEnter, assertMayLink, isClaim } from './external-sign-in.policy.js';
import { UnprovedClaims } from './unproved-claims.service.js';

/** Finds, links or makes the account of a person whom a provider vouches for. */
@Injectable()
export class ExternalSignInService {
  constructor(
    private readonly users: UsersService,
    private readonly identities: ExternalIdentityRepository,
    private readonly userChanges: UserChangesService,
    private readonly claims: UnprovedClaims,
    private readonly verification: VerificationService,
    private readonly audit: AccountAudit,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** The account that may be entered. @throws ProviderError */
  async admit(person: ExternalPerson, role: ChosenRole): Promise<User> {
    const user = (await this.known(person)) ?? (await this.linked(person, role)) ?? (await this.made(person, role));
    assertMayEnter(user);
    return presentUser(user);
  }

  private async known({ provider, subject }: ExternalPerson): Promise<UserEntity | null> {
    const userId = await this.identities.findUserId(provider, subject);
    return userId ? this.users.findById(userId) : null;
  }

  private async linked(person: ExternalPerson, role: ChosenRole): Promise<UserEntity | null> {
    const user = person.email ? await this.users.findByEmail(person.email) : null;
    if (!user) return null;
    assertMayLink(person);
    if (isClaim(user)) return this.claims.replace(user.id, person, role);
    await this.transactions.run(async () => {
      const isLinked = await this.identities.linkIdentity(person.provider, person.subject, user.id);
      // Another account of the same provider is linked already: which of the two is theirs, they have to say.
      if (!isLinked) throw new ProviderError('account_exists');
      await this.audit.record(user.id, 'provider-linked', { provider: person.provider });
    });
    return user;
  }

  private async made(person: ExternalPerson, role: ChosenRole): Promise<UserEntity> {
    const { provider, subject, email, isEmailVerified, firstName, lastName } = person;
    if (!email) throw new ProviderError('email_missing');
    const emailVerifiedAt = isEmailVerified ? new Date() : null;
    return this.transactions.run(async () => {
      const user = await this.userChanges.registerUser({ email, role, firstName, lastName, emailVerifiedAt });
      if (!(await this.identities.linkIdentity(provider, subject, user.id))) throw new ProviderError('failed');
      await this.audit.record(user.id, 'provider-linked', { provider });
      if (!isEmailVerified) await this.verification.begin(user);
      else await this.events.publish(emailVerified, { subjectId: user.id, version: user.version, payload: {} });
      return user;
    });
  }
}
