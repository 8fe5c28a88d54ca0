import { Module } from '@nestjs/common';
import { MailTokensModule } from '../mail-tokens/mail-tokens.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsController } from './accounts.controller.js';
import { MailGate } from './mail-gate.service.js';
import { ResendsService } from './resends.service.js';
import { SendVerificationMailTask } from './send-verification-mail.task.js';
import { SignUpGate } from './sign-up-gate.service.js';
import { SignUpService } from './sign-up.service.js';
import { VerificationLinks } from './verification-links.service.js';
import { VerificationMailsService } from './verification-mails.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [UsersModule, PasswordsModule, MailTokensModule, SessionsModule],
  controllers: [AccountsController],
  providers: [
    SignUpService,
    SignUpGate,
    VerificationService,
    VerificationLinks,
    VerificationMailsService,
    ResendsService,
    MailGate,
    SendVerificationMailTask,
  ],
  exports: [MailGate, VerificationService],
})
export class AccountsModule {}
