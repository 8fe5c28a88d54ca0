import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailTokensModule } from '../mail-tokens/mail-tokens.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetMailsService } from './reset-mails.service.js';
import { SendResetMailTask } from './send-reset-mail.task.js';

@Module({
  imports: [UsersModule, PasswordsModule, MailTokensModule, SessionsModule, AccountsModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetService, ForgottenPasswordsService, ResetMailsService, SendResetMailTask],
})
export class PasswordResetModule {}
