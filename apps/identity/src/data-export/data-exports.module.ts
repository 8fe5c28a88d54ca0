import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountExporter } from './account.exporter.js';
import { DataExportConsumer } from './data-export.consumer.js';
import { CopiesService } from './copies.service.js';
import { DataExportPartsService } from './data-export-parts.service.js';
import { DataExportRepository } from './data-export.repository.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExportsService } from './data-exports.service.js';
import { MakeCopyTask } from './make-copy.task.js';

@Module({
  imports: [UsersModule, SessionsModule, AuditModule],
  controllers: [DataExportsController],
  providers: [
    DataExportsService,
    DataExportRepository,
    DataExportPartsService,
    CopiesService,
    MakeCopyTask,
    DataExportConsumer,
    AccountExporter,
  ],
})
export class DataExportsModule {}
