import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CancellationsModule } from '../cancelling/cancellations.module.js';
import { DailyLimitsModule } from '../daily-limits/daily-limits.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { RolesController } from '../roles/roles.controller.js';
import { RolesService } from '../roles/roles.service.js';
import { SaveRoleService } from '../roles/save-role.service.js';
import { CallsController } from './calls.controller.js';
import { CallsOfJobModule } from './calls-of-job.module.js';
import { DuplicateJobService } from './duplicate-job.service.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { JobsAgainController } from './jobs-again.controller.js';
import { RemoveCallService } from './remove-call.service.js';
import { ReopenJobService } from './reopen-job.service.js';
import { SaveCallService } from './save-call.service.js';
import { SavePlanService } from './save-plan.service.js';
import { TakeOutCallsService } from './take-out-calls.service.js';

@Module({
  imports: [ApplicationsModule, CallsOfJobModule, CancellationsModule, DailyLimitsModule, StandingModule],
  controllers: [CallsController, RolesController, JobsAgainController],
  providers: [
    DuplicateJobService,
    ReopenJobService,
    SaveCallService,
    SavePlanService,
    RemoveCallService,
    TakeOutCallsService,
    RolesService,
    SaveRoleService,
    JobForCallsService,
  ],
  exports: [JobForCallsService, DuplicateJobService, CallsOfJobModule],
})
export class CallsModule {}
