import { SHEET_PDF_BUCKET } from '@crewcall/contracts-bookings';
import { notificationsPermissions } from '@crewcall/contracts-notifications';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { liveMigrations, LiveModule } from '@crewcall/platform-live';
import { MailConfig, MailModule } from '@crewcall/platform-mail';
import { StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { serviceMigrations, ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { NotificationsConfig, PushConfig } from './config.js';
import { CountsModule } from './counts/counts.module.js';
import { CreateNotifications1764000000000 } from './migrations/1764000000000-create-notifications.js';
import { CreateConversationReads1764000300000 } from './migrations/1764000300000-create-conversation-reads.js';
import { CreatePreferencesAndMail1764000600000 } from './migrations/1764000600000-create-preferences-and-mail.js';
import { KeepBookedTimes1765002100000 } from './migrations/1765002100000-keep-booked-times.js';
import { KeepMailsOfCallSheets1765002200000 } from './migrations/1765002200000-keep-mails-of-call-sheets.js';
import { KeepWhatWasFound1766300100000 } from './migrations/1766300100000-keep-what-was-found.js';
import { KeepWhatWasOffered1765002300000 } from './migrations/1765002300000-keep-what-was-offered.js';
import { ForgetKeysOfCallSheets1765003000000 } from './migrations/1765003000000-forget-keys-of-call-sheets.js';
import { CreatePushEnds1765220000000 } from './migrations/1765220000000-create-push-ends.js';
import { KnowNewestMessage1768080000000 } from './migrations/1768080000000-know-newest-message.js';
import { KnowNamesToForget1768260000000 } from './migrations/1768260000000-know-names-to-forget.js';
import { KnowWhatPassesQuietHours1768260100000 } from './migrations/1768260100000-know-what-passes-quiet-hours.js';
import { KnowNoticesOfBookings1765000000000 } from './migrations/1765000000000-know-notices-of-bookings.js';
import { BookingNoticesModule } from './booking-notices/booking-notices.module.js';
import { CountNotificationsByCategory1764000900000 } from './migrations/1764000900000-count-notifications-by-category.js';
import { NoticesModule } from './notices/notices.module.js';
import { NotificationEntity } from './notifications/notification.entity.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PeopleModule } from './people/people.module.js';
import { PersonEntity } from './people/person.entity.js';
import { ReplayModule } from './replay/replay.module.js';
import { PushModule } from './push/push.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

export const database = {
  entities: [NotificationEntity, PersonEntity],
  migrations: [
    ...serviceMigrations,
    ...liveMigrations,
    CreateNotifications1764000000000,
    CreateConversationReads1764000300000,
    CreatePreferencesAndMail1764000600000,
    CountNotificationsByCategory1764000900000,
    KnowNoticesOfBookings1765000000000,
    KeepBookedTimes1765002100000,
    KeepMailsOfCallSheets1765002200000,
    KeepWhatWasOffered1765002300000,
    ForgetKeysOfCallSheets1765003000000,
    CreatePushEnds1765220000000,
    KeepWhatWasFound1766300100000,
    KnowNewestMessage1768080000000,
    KnowNamesToForget1768260000000,
    KnowWhatPassesQuietHours1768260100000,
  ],
};

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'notifications',
      database,
      config: [StorageConfig, MailConfig, PublicUrlConfig, NotificationsConfig, PushConfig],
      permissions: notificationsPermissions,
    }),
    MailModule,
    // Of jobs, whose worker stores in it; here it is read alone.
    StorageModule.forRoot({ buckets: [SHEET_PDF_BUCKET] }),
    LiveModule.forRoot({ stream: 'notifications' }),
    // Fixed words of a path come before `/:id`.
    CountsModule,
    ReplayModule,
    PreferencesModule,
    PushModule,
    PeopleModule,
    NotificationsModule,
    NoticesModule,
    BookingNoticesModule,
    PersonalDataModule,
  ],
})
export class AppModule {}
