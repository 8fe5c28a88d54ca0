import { Module } from '@nestjs/common';
import { NotePeopleWhoDealWithEachOther } from './consumers/note-people-who-deal-with-each-other.consumer.js';
import { DealingRepository } from './dealing.repository.js';
import { UserChangesService } from './user-changes.service.js';
import { UserRepository } from './user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, UserChangesService, UserRepository, DealingRepository, NotePeopleWhoDealWithEachOther],
  exports: [UserChangesService, UserRepository],
})
export class UsersModule {}
