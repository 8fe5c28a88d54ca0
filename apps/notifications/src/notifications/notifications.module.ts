import { Module } from '@nestjs/common';
import { CountsModule } from '../counts/counts.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { PushModule } from '../push/push.module.js';
import { ConversationNoticeRepository } from './conversation-notice.repository.js';
import { ConversationNotices } from './conversation-notices.service.js';
import { NotificationsConsumer } from './notifications.consumer.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [PeopleModule, CountsModule, PreferencesModule, MailsModule, PushModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    Notifier,
    ConversationNotices,
    ConversationNoticeRepository,
    RetentionService,
    NotificationRepository,
    NotificationsConsumer,
  ],
  exports: [Notifier, ConversationNotices],
})
export class NotificationsModule {}
