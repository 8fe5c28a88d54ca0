import { Module } from '@nestjs/common';
import { CancelCallService } from '../bookings/cancel-call.service.js';
import { RolesController } from '../roles/roles.controller.js';
import { RolesService } from '../roles/roles.service.js';
import { SaveRoleService } from '../roles/save-role.service.js';
import { CallsController } from './calls.controller.js';
import { CallsOfJobModule } from './calls-of-job.module.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { RemoveCallService } from './remove-call.service.js';
import { SaveCallService } from './save-call.service.js';

@Module({
  imports: [CallsOfJobModule],
  controllers: [CallsController, RolesController],
  providers: [SaveCallService, RemoveCallService, CancelCallService, RolesService, SaveRoleService, JobForCallsService],
  exports: [JobForCallsService, CallsOfJobModule],
})
export class CallsModule {}
