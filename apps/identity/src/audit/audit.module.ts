import { Module } from '@nestjs/common';
import { AccountAudit } from './account-audit.service.js';

@Module({ providers: [AccountAudit], exports: [AccountAudit] })
export class AuditModule {}
