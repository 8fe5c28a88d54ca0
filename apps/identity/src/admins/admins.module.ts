import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminActions } from './admin-actions.service.js';
import { AdminsService } from './admins.service.js';

@Module({
  imports: [UsersModule, PasswordsModule, SessionsModule, AuditModule],
  providers: [AdminsService, AdminActions],
  exports: [AdminActions],
})
export class AdminsModule {}
