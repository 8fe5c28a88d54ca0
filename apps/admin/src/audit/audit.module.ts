import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuditController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import { AuditConsumer } from './audit.consumer.js';

@Module({
  imports: [AnalyticsModule],
  controllers: [AuditController],
  providers: [AuditService, AuditRepository, AuditConsumer],
  exports: [AuditService],
})
export class AuditModule {}
