import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobReportsController } from './job-reports.controller.js';
import { JobReportsService } from './job-reports.service.js';

@Module({ imports: [JobsModule], controllers: [JobReportsController], providers: [JobReportsService] })
export class ReportsModule {}
