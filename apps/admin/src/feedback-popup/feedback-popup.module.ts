import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FeedbackPopupController } from './feedback-popup.controller.js';
import { FeedbackPopupRepository } from './feedback-popup.repository.js';
import { FeedbackPopupService } from './feedback-popup.service.js';

@Module({
  imports: [AuditModule],
  controllers: [FeedbackPopupController],
  providers: [FeedbackPopupService, FeedbackPopupRepository],
})
export class FeedbackPopupModule {}
