import { webRoutes } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Mailer } from '@crewcall/platform-mail';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { UsersService } from '../users/users.service.js';
import { resetMail } from './reset.mail.js';

@Injectable()
export class ResetMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly mailer: Mailer,
    private readonly site: PublicUrlConfig,
  ) {}

  /** Nothing is sent where there is no account, nor to a suspended one. */
  async send(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || user.suspendedAt) return;
    const token = await this.tokens.issue('reset-password', user);
    const link = `${this.site.publicUrl}${webRoutes.resetPassword.href({ token })}`;
    await this.mailer.send({ to: user.email, ...resetMail(link) });
  }
}
