import { Module } from '@nestjs/common';
import { ConfirmationsModule } from '../confirmations/confirmations.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ProofsController } from './proofs.controller.js';
import { ProofsService } from './proofs.service.js';

@Module({
  imports: [UsersModule, PasswordsModule, SessionsModule, ConfirmationsModule],
  controllers: [ProofsController],
  providers: [ProofsService],
})
export class ProofsModule {}
