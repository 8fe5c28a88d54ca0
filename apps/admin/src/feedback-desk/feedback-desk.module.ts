import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { FeedbackDeskController } from './feedback-desk.controller.js';
import { FeedbackDeskRepository } from './feedback-desk.repository.js';
import { FeedbackDeskService } from './feedback-desk.service.js';
import { MailResponseTask } from './mail-response.task.js';
import { ResponseMailsService } from './response-mails.service.js';

@Module({
  imports: [AnalyticsModule, AuditModule],
  controllers: [FeedbackDeskController],
  providers: [FeedbackDeskService, FeedbackDeskRepository, ResponseMailsService, MailResponseTask],
})
export class FeedbackDeskModule {}
