import { confirmationTexts, type MessageAnswer, type SignInMethods } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ExternalIdentitiesService } from '../external-sign-in/external-identities.service.js';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { ConfirmationCodeRequiredError, PasswordSetError, WrongConfirmationCodeError } from './confirmation.errors.js';
import { sendConfirmationCode } from './send-confirmation-code.task.js';

const mails: Limit = { name: 'confirmation-mail', points: 5, seconds: 3600 };
/** Five guesses of a million, and the code is worthless long before the next five. */
const guesses: Limit = { name: 'confirmation-guess', points: 5, seconds: 15 * 60 };

/** Proof by mail, for people who sign in with a provider and so have no password to be asked for. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly users: UsersService,
    private readonly externals: ExternalIdentitiesService,
    private readonly tokens: MailTokensService,
    private readonly limits: AttemptLimits,
    private readonly tasks: Tasks,
  ) {}

  async methodsOf(actor: Actor): Promise<SignInMethods> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    return { has_password: user.passwordHash !== null, external: await this.externals.providersOf(user.id) };
  }

  /** @throws PasswordSetError for a user who has one: a mail box must not stand in for it */
  async sendCode(actor: Actor): Promise<MessageAnswer> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    if (user.passwordHash) throw new PasswordSetError();
    await this.limits.consume(mails, user.id);
    await this.tasks.enqueue(sendConfirmationCode, { user_id: user.id });
    return { message: confirmationTexts.sent };
  }

  /** Spends the code. @throws WrongConfirmationCodeError, and TooManyAttemptsError after five guesses */
  async prove(user: UserEntity, code: string | undefined, words?: string): Promise<void> {
    if (!code) throw new ConfirmationCodeRequiredError(words);
    await this.limits.consume(guesses, user.id);
    if (!(await this.tokens.redeemCode('confirm-account', user.id, code))) throw new WrongConfirmationCodeError();
    await this.limits.forget(guesses, user.id);
  }
}
