import { messagingPermissions } from '@crewcall/contracts-messaging';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { IdempotencyModule, idempotencyMigrations } from '@crewcall/platform-idempotency';
import { liveMigrations, LiveModule } from '@crewcall/platform-live';
import { ScanningConfig } from '@crewcall/platform-scanning';
import { StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { serviceMigrations, ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { AttachmentsModule } from './attachments/attachments.module.js';
import { buckets } from './attachments/object-path.js';
import { MessagingConfig } from './config.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { LiveChannelModule } from './live/live-channel.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { CreatePeople1764000000000 } from './migrations/1764000000000-create-people.js';
import { CreateConversations1764000100000 } from './migrations/1764000100000-create-conversations.js';
import { CreateAttachments1764000200000 } from './migrations/1764000200000-create-attachments.js';
import { CreateDealings1764000300000 } from './migrations/1764000300000-create-dealings.js';
import { KnowWhoIsFound1764000400000 } from './migrations/1764000400000-know-who-is-found.js';
import { KnowRemovedMessages1768260000000 } from './migrations/1768260000000-know-removed-messages.js';
import { PeopleModule } from './people/people.module.js';
import { PersonEntity } from './people/person.entity.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ModerationModule } from './moderation/moderation.module.js';

export const database = {
  entities: [PersonEntity],
  migrations: [
    ...serviceMigrations,
    ...liveMigrations,
    ...idempotencyMigrations,
    CreatePeople1764000000000,
    CreateConversations1764000100000,
    CreateAttachments1764000200000,
    CreateDealings1764000300000,
    KnowWhoIsFound1764000400000,
    KnowRemovedMessages1768260000000,
  ],
};

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'messaging',
      database,
      config: [PublicUrlConfig, StorageConfig, ScanningConfig, MessagingConfig],
      permissions: messagingPermissions,
    }),
    LiveModule.forRoot({ stream: 'messaging' }),
    IdempotencyModule,
    StorageModule.forRoot({ buckets: Object.values(buckets) }),
    PeopleModule,
    ConversationsModule,
    MessagesModule,
    AttachmentsModule,
    PrivacyModule,
    LiveChannelModule,
    PersonalDataModule,
    ModerationModule,
  ],
})
export class AppModule {}
