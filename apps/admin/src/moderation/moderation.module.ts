import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CaseRepository } from './case.repository.js';
import { ForgetCasesOfPeopleWhoLeave } from './consumers/forget-cases-of-people-who-leave.consumer.js';
import { OpenCasesOfReportedContent } from './consumers/open-cases-of-reported-content.consumer.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [AnalyticsModule, AuditModule],
  controllers: [ModerationController],
  providers: [ModerationService, CaseRepository, OpenCasesOfReportedContent, ForgetCasesOfPeopleWhoLeave],
})
export class ModerationModule {}
