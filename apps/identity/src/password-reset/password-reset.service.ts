import { type MessageAnswer, type ResetPasswordRequest, resetPasswordTexts } from '@crewcall/contracts-identity';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { AddressHasher } from '../sessions/address-hasher.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ConfirmationMismatchError, ResetLinkInvalidError } from './password-reset.errors.js';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly endings: SessionEndingsService,
    private readonly throttle: SignInThrottle,
    private readonly addresses: AddressHasher,
  ) {}

  /** Spends the link, sets the password and ends every session: devices that were signed in are signed out. */
  async reset({ token, password, confirmPassword }: ResetPasswordRequest, client: ClientFacts): Promise<MessageAnswer> {
    if (password !== confirmPassword) throw new ConfirmationMismatchError();
    // Looked at before the costly hash, so that made-up tokens cost nothing; spent only below.
    if (!(await this.tokens.isGood('reset-password', token))) throw new ResetLinkInvalidError();
    const passwordHash = await this.passwords.hash(password);
    const { email } = await this.transactions.run(() => this.redeem(token, passwordHash));
    await this.throttle.proved(email, this.addresses.hash(client.address));
    return { message: resetPasswordTexts.success };
  }

  private async redeem(token: string, passwordHash: string): Promise<UserEntity> {
    const proof = await this.tokens.redeem('reset-password', token);
    const user = proof && (await this.users.findByIdForUpdate(proof.userId));
    if (!user || user.email !== proof.email) throw new ResetLinkInvalidError();
    user.passwordHash = passwordHash;
    await this.users.saveUser(user);
    await this.endings.endAllOf(user.id);
    return user;
  }
}
