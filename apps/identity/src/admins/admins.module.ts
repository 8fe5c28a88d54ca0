import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminsService } from './admins.service.js';

@Module({ imports: [UsersModule, PasswordsModule, SessionsModule], providers: [AdminsService] })
export class AdminsModule {}
