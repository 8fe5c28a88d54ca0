import { accountErrors, identityErrors, type ProofAnswer, type ProofRequest } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { defineErrors } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { ConfirmationsService } from '../confirmations/confirmations.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import { TokenSigner } from '../sessions/token-signer.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';

const guesses: Limit = { name: 'proof', points: 10, seconds: 15 * 60 };

const { WrongPasswordError } = defineErrors(identityErrors);
const { PasswordRequiredError } = defineErrors(accountErrors);

/** A proof for other services that the owner of an account is at its session, before they show a secret. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: AttemptLimits,
    private readonly confirmations: ConfirmationsService,
    private readonly tokens: TokenSigner,
  ) {}

  /** @throws WrongPasswordError; TooManyAttemptsError after ten guesses */
  async give(actor: Actor, { password, code }: ProofRequest): Promise<ProofAnswer> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    if (user.passwordHash) await this.proveByPassword(user, password);
    else await this.confirmations.prove(user, code);
    return { proof: this.tokens.signProof(actor.id, actor.sessionId) };
  }

  private async proveByPassword(user: UserEntity, password: string | undefined): Promise<void> {
    if (!password) throw new PasswordRequiredError();
    await this.limits.consume(guesses, user.id);
    if (!(await this.passwords.matches(user.passwordHash, password))) throw new WrongPasswordError();
    await this.limits.forget(guesses, user.id);
  }
}
