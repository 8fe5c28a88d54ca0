import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CallSheetsModule } from '../call-sheets/call-sheets.module.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceService } from './attendance.service.js';
import { RunningLateController } from './running-late.controller.js';
import { RunningLateService } from './running-late.service.js';

@Module({
  imports: [BookingsDomainModule, BookingsModule, CallSheetsModule],
  controllers: [AttendanceController, RunningLateController],
  providers: [AttendanceService, RunningLateService],
})
export class AttendanceModule {}
