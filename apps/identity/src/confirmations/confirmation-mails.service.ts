import { Mailer } from '@crewcall/platform-mail';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { UsersService } from '../users/users.service.js';
import { confirmationMail } from './confirmation.mail.js';

@Injectable()
export class ConfirmationMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly mailer: Mailer,
  ) {}

  /** The code is made here, so it is never kept in a queue. */
  async send(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.passwordHash) return;
    const code = await this.tokens.issueCode('confirm-account', user);
    await this.mailer.send({ to: user.email, ...confirmationMail(code) });
  }
}
