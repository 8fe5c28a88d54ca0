import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { UsersModule } from '../users/users.module.js';
import { KitItemRepository } from './kit-item.repository.js';
import { KitReminderRepository } from './kit-reminder.repository.js';
import { KitRemindersService } from './kit-reminders.service.js';
import { KitController } from './kit.controller.js';
import { KitService } from './kit.service.js';

@Module({
  imports: [UsersModule, MediaModule],
  controllers: [KitController],
  providers: [KitService, KitItemRepository, KitRemindersService, KitReminderRepository],
})
export class KitModule {}
