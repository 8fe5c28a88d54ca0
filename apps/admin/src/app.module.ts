import { adminPermissions } from '@crewcall/contracts-admin';
import { idempotencyMigrations, IdempotencyModule } from '@crewcall/platform-idempotency';
import { MailConfig, MailModule } from '@crewcall/platform-mail';
import { StorageConfig } from '@crewcall/platform-storage';
import { serviceMigrations, ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { ActivityEntity } from './activity/activity.entity.js';
import { ActivityModule } from './activity/activity.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { SubjectEntity } from './analytics/subject.entity.js';
import { AuditModule } from './audit/audit.module.js';
import { AdminConfig } from './config.js';
import { FeedbackEntity } from './feedback/feedback.entity.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { FeedbackDeskModule } from './feedback-desk/feedback-desk.module.js';
import { FeedbackPopupModule } from './feedback-popup/feedback-popup.module.js';
import { CreateAdmin1764000000000 } from './migrations/1764000000000-create-admin.js';
import { RunThePlace1764000100000 } from './migrations/1764000100000-run-the-place.js';
import { HearMore1764000200000 } from './migrations/1764000200000-hear-more.js';
import { KeepWhatCounts1764000300000 } from './migrations/1764000300000-keep-what-counts.js';
import { SwitchThePopup1764000400000 } from './migrations/1764000400000-switch-the-popup.js';
import { CountCharacters1764000500000 } from './migrations/1764000500000-count-characters.js';
import { SettleNoShows1765200200000 } from './migrations/1765200200000-settle-no-shows.js';
import { JudgeReviews1765810000000 } from './migrations/1765810000000-judge-reviews.js';
import { CommentOnHours1768060100000 } from './migrations/1768060100000-comment-on-hours.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PageVitalsModule } from './page-vitals/page-vitals.module.js';
import { SearchesModule } from './searches/searches.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

export const database = {
  entities: [SubjectEntity, ActivityEntity, FeedbackEntity],
  migrations: [
    ...serviceMigrations,
    ...idempotencyMigrations,
    CreateAdmin1764000000000,
    RunThePlace1764000100000,
    HearMore1764000200000,
    KeepWhatCounts1764000300000,
    SwitchThePopup1764000400000,
    CountCharacters1764000500000,
    SettleNoShows1765200200000,
    JudgeReviews1765810000000,
    CommentOnHours1768060100000,
  ],
};

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'admin',
      database,
      config: [StorageConfig, MailConfig, AdminConfig],
      permissions: adminPermissions,
    }),
    IdempotencyModule,
    MailModule,
    AnalyticsModule,
    ActivityModule,
    FeedbackModule,
    FeedbackDeskModule,
    FeedbackPopupModule,
    AuditModule,
    ModerationModule,
    OperationsModule,
    PageVitalsModule,
    SearchesModule,
    PersonalDataModule,
  ],
})
export class AppModule {}
