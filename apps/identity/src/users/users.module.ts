import { Module } from '@nestjs/common';
import { UserChangesService } from './user-changes.service.js';
import { UserRepository } from './user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, UserChangesService, UserRepository],
  exports: [UserChangesService, UserRepository],
})
export class UsersModule {}
