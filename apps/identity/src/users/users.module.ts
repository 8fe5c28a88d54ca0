import { Module } from '@nestjs/common';
import { DealingRepository } from './dealing.repository.js';
import { UserChangesService } from './user-changes.service.js';
import { UserRepository } from './user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersConsumer } from './users.consumer.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, UserChangesService, UserRepository, DealingRepository, UsersConsumer],
  exports: [UserChangesService, UsersService],
})
export class UsersModule {}
