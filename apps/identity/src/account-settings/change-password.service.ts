import { type ChangePasswordRequest, changePasswordTexts, type MessageAnswer } from '@crewcall/contracts-identity';
import { type Actor, assertSubject } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UserMissingError } from '../users/user.errors.js';
import { UserRepository } from '../users/user.repository.js';
import { PasswordUnchangedError, WrongOldPasswordError } from './account-settings.errors.js';

/** Somebody at an unlocked screen must not guess the password at leisure. */
const guesses: Limit = { name: 'change-password', points: 10, seconds: 15 * 60 };

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly limits: AttemptLimits,
    private readonly transactions: Transactions,
    private readonly endings: SessionEndingsService,
    private readonly tokens: MailTokensService,
  ) {}

  /** Every other session ends and mailed reset links stop working; the one that asked goes on. */
  async change(actor: Actor, request: ChangePasswordRequest): Promise<MessageAnswer> {
    assertSubject(actor, request.userId);
    await this.limits.consume(guesses, actor.id);
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    if (!(await this.passwords.matches(user.passwordHash, request.oldPassword))) throw new WrongOldPasswordError();
    if (request.newPassword === request.oldPassword) throw new PasswordUnchangedError();
    await this.limits.forget(guesses, actor.id);
    await this.replace(actor, user.passwordHash, await this.passwords.hash(request.newPassword));
    return { message: changePasswordTexts.success };
  }

  private replace(actor: Actor, provenHash: string | null, passwordHash: string): Promise<void> {
    return this.transactions.run(async () => {
      const user = await this.users.findByIdForUpdate(actor.id);
      // Replaced by somebody else between the proof and now: the proof was of another password.
      if (!user || user.passwordHash !== provenHash) throw new WrongOldPasswordError();
      user.passwordHash = passwordHash;
      await this.users.save(user);
      await this.tokens.withdraw('reset-password', user.id);
      await this.endings.endAllOf(user.id, { except: actor.sessionId });
    });
  }
}
