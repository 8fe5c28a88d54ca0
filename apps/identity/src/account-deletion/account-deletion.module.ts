import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ConfirmationsModule } from '../confirmations/confirmations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountErasureRepository } from './account-erasure.repository.js';
import { DeleteAccountService } from './delete-account.service.js';
import { EraseAccountService } from './erase-account.service.js';
import { PurgeAccountsService } from './purge-accounts.service.js';
import { RemoveObjectsTask } from './remove-objects.task.js';

@Module({
  imports: [UsersModule, MediaModule, PasswordsModule, SessionsModule, ConfirmationsModule, AuditModule],
  controllers: [AccountDeletionController],
  providers: [
    DeleteAccountService,
    EraseAccountService,
    AccountErasureRepository,
    PurgeAccountsService,
    RemoveObjectsTask,
  ],
})
export class AccountDeletionModule {}
