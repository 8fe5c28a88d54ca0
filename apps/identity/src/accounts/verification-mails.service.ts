import { Mailer } from '@crewcall/platform-mail';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from '../mail-tokens/mail-tokens.service.js';
import { UsersService } from '../users/users.service.js';
import type { ReturnTrip } from './return-trip.rules.js';
import { VerificationLinks } from './verification-links.service.js';
import { verificationMail } from './verification.mail.js';

@Injectable()
export class VerificationMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: MailTokensService,
    private readonly mailer: Mailer,
    private readonly links: VerificationLinks,
  ) {}

  /** Nothing is sent where there is nothing to verify. The token is made here, so it is never kept in a queue. */
  async send(email: string, trip: ReturnTrip, exposedToken?: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || user.emailVerifiedAt) return;
    const token = exposedToken ?? (await this.tokens.issue('verify-email', user, trip.browser_key_hash));
    await this.mailer.send({ to: user.email, ...verificationMail(this.links.to(token, trip.next)) });
  }
}
