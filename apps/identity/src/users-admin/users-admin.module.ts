import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { UsersModule } from '../users/users.module.js';
import { ModeratedAccountsConsumer } from './moderated-accounts.consumer.js';
import { ModeratedAccountsService } from './moderated-accounts.service.js';
import { PromotionsService } from './promotions.service.js';
import { PublishUsersService } from './publish-users.service.js';
import { SuspensionsService } from './suspensions.service.js';
import { UsersAdminController } from './users-admin.controller.js';
import { UsersAdminRepository } from './users-admin.repository.js';
import { UsersAdminService } from './users-admin.service.js';

@Module({
  imports: [FreelancersModule, TicketsModule, UsersModule, SessionsModule, AdminsModule],
  controllers: [UsersAdminController],
  providers: [
    UsersAdminService,
    SuspensionsService,
    PublishUsersService,
    PromotionsService,
    UsersAdminRepository,
    ModeratedAccountsService,
    ModeratedAccountsConsumer,
  ],
})
export class UsersAdminModule {}
