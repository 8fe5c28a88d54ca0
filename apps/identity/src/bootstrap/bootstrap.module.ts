import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminCountRepository } from './admin-count.repository.js';
import { BootstrapController } from './bootstrap.controller.js';
import { BootstrapService } from './bootstrap.service.js';

@Module({
  imports: [UsersModule, SessionsModule, AdminsModule],
  controllers: [BootstrapController],
  providers: [BootstrapService, AdminCountRepository],
})
export class BootstrapModule {}
