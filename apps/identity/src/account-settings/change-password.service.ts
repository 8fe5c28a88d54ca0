import { type ChangePasswordRequest, changePasswordTexts, type MessageAnswer } from '@crewcall/contracts-identity';
import { type Actor, assertSubject } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { ConfirmationsService } from '../confirmations/confirmations.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { OldPasswordRequiredError, PasswordUnchangedError, WrongOldPasswordError } from './account-settings.errors.js';
import { ReplacePasswordService } from './replace-password.service.js';

/** A user at an unlocked screen must not guess the password at leisure. */
const guesses: Limit = { name: 'change-password', points: 10, seconds: 15 * 60 };

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: AttemptLimits,
    private readonly confirmations: ConfirmationsService,
    private readonly replacements: ReplacePasswordService,
  ) {}

  /** Sets one, too, for a user who has none: a code by mail proves them instead. */
  async change(actor: Actor, request: ChangePasswordRequest): Promise<MessageAnswer> {
    assertSubject(actor, request.userId);
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    if (user.passwordHash === null) await this.confirmations.prove(user, request.code);
    else await this.proveByPassword(user, request);
    await this.replacements.replace(actor, user.passwordHash, await this.passwords.hash(request.newPassword));
    return { message: changePasswordTexts.success };
  }

  private async proveByPassword(user: UserEntity, { oldPassword, newPassword }: ChangePasswordRequest): Promise<void> {
    if (!oldPassword) throw new OldPasswordRequiredError();
    await this.limits.consume(guesses, user.id);
    if (!(await this.passwords.matches(user.passwordHash, oldPassword))) throw new WrongOldPasswordError();
    if (newPassword === oldPassword) throw new PasswordUnchangedError();
    await this.limits.forget(guesses, user.id);
  }
}
