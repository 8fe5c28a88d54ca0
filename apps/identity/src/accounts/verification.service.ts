import { accountTexts, type MessageAnswer } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { VerificationLinkInvalidError } from './account.errors.js';
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
  ) {}

  /** Sends the mail for a new account. Answers the link only where links may be told. */
  async begin(user: UserEntity): Promise<string | undefined> {
    const token = this.links.areExposed ? await this.tokens.issue('verify-email', user) : undefined;
    await this.tasks.enqueue(sendVerificationMail, { email: user.email, ...(token ? { exposed_token: token } : {}) });
    return token && this.links.to(token);
  }

  /** Spends the token. It proves the address that it was mailed to and no other. */
  confirm(token: string): Promise<MessageAnswer> {
    return this.transactions.run(async () => {
      const proof = await this.tokens.redeem('verify-email', token);
      const user = proof && (await this.users.findByIdForUpdate(proof.userId));
      if (!user || user.email !== proof.email) throw new VerificationLinkInvalidError();
      if (!user.emailVerifiedAt) {
        user.emailVerifiedAt = new Date();
        await this.users.save(user);
        await this.events.publish(emailVerified, { subjectId: user.id, version: user.version, payload: {} });
      }
      return { message: accountTexts.verified };
    });
  }
}
