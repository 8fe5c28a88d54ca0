import { type DeleteAccountRequest, deleteAccountTexts, type MessageAnswer } from '@crewcall/contracts-identity';
import { type Actor, assertSubject } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { ConfirmationsService } from '../confirmations/confirmations.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { PasswordRequiredError, WrongPasswordError } from './account-deletion.errors.js';
import { EraseAccountService } from './erase-account.service.js';

const guesses: Limit = { name: 'delete-account', points: 10, seconds: 15 * 60 };

@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: AttemptLimits,
    private readonly confirmations: ConfirmationsService,
    private readonly erasure: EraseAccountService,
  ) {}

  /** Proved once more, because it cannot be taken back: by the password, or by a code for a user who has none. */
  async delete(actor: Actor, request: DeleteAccountRequest): Promise<MessageAnswer> {
    assertSubject(actor, request.userId);
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    if (user.passwordHash) await this.proveByPassword(user, request.password);
    else await this.confirmations.prove(user, request.code, deleteAccountTexts.codeRequired);
    await this.erasure.erase(user);
    return { message: deleteAccountTexts.success };
  }

  private async proveByPassword(user: UserEntity, password: string | undefined): Promise<void> {
    if (!password) throw new PasswordRequiredError();
    await this.limits.consume(guesses, user.id);
    if (!(await this.passwords.matches(user.passwordHash, password))) throw new WrongPasswordError();
    await this.limits.forget(guesses, user.id);
  }
}
