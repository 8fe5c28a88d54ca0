import {
  accountTexts,
  type ReturnWish,
  type VerifyEmailAnswer,
  type VerifyEmailRequest,
} from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { SessionStartsService } from '../sessions/session-starts.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { VerificationLinkInvalidError } from './account.errors.js';
import { browserKeyHashOf, tripOf } from './return-trip.rules.js';
import { sendVerificationMail } from './send-verification-mail.task.js';
import { VerificationLinks } from './verification-links.service.js';

@Injectable()
export class VerificationService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly tasks: Tasks,
    private readonly links: VerificationLinks,
    private readonly sessions: SessionStartsService,
  ) {}

  /** Sends the mail for a new account. Answers the link only where links may be told. */
  async begin(user: UserEntity, wish: ReturnWish = {}): Promise<string | undefined> {
    const trip = tripOf(wish);
    const token = this.links.areExposed
      ? await this.tokens.issue('verify-email', user, trip.browser_key_hash)
      : undefined;
    await this.tasks.enqueue(sendVerificationMail, {
      email: user.email,
      ...trip,
      ...(token ? { exposed_token: token } : {}),
    });
    return token && this.links.to(token, trip.next);
  }

  /**
   * Spends the token. It proves the address that it was mailed to and no other. A session begins only in the browser
   * that signed up: a link that someone else asked for signs no one in to an account of theirs.
   */
  confirm({ token, browser_key: key }: VerifyEmailRequest, client: ClientFacts): Promise<VerifyEmailAnswer> {
    return this.transactions.run(async () => {
      const proof = await this.tokens.redeem('verify-email', token);
      const user = proof && (await this.users.findByIdForUpdate(proof.userId));
      if (!user || user.email !== proof.email) throw new VerificationLinkInvalidError();
      if (!user.emailVerifiedAt) {
        user.emailVerifiedAt = new Date();
        await this.users.saveUser(user);
        await this.events.publish(emailVerified, { subjectId: user.id, version: user.version, payload: {} });
      }
      const answer = { message: accountTexts.verified };
      const isSameBrowser = Boolean(key) && proof.browserKeyHash === browserKeyHashOf(key ?? '');
      if (!isSameBrowser || user.suspendedAt) return answer;
      return { ...answer, user: presentUser(user), token: await this.sessions.start(user, client) };
    });
  }
}
