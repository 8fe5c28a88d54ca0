import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CaseRepository } from './case.repository.js';
import { ModerationConsumer } from './moderation.consumer.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [AnalyticsModule, AuditModule],
  controllers: [ModerationController],
  providers: [ModerationService, CaseRepository, ModerationConsumer],
})
export class ModerationModule {}
