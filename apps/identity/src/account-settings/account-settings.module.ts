import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ConfirmationsModule } from '../confirmations/confirmations.module.js';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { MailTokensModule } from '../mail-tokens/mail-tokens.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountSettingsController } from './account-settings.controller.js';
import { ChangePasswordService } from './change-password.service.js';
import { ReplacePasswordService } from './replace-password.service.js';
import { UpdateAccountService } from './update-account.service.js';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    MailTokensModule,
    SessionsModule,
    FreelancersModule,
    ConfirmationsModule,
    AuditModule,
  ],
  controllers: [AccountSettingsController],
  providers: [UpdateAccountService, ChangePasswordService, ReplacePasswordService],
})
export class AccountSettingsModule {}
