import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CallSheetsModule } from '../call-sheets/call-sheets.module.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceService } from './attendance.service.js';

@Module({
  imports: [BookingsDomainModule, CallSheetsModule],
  controllers: [AttendanceController],
  providers: [AttendanceService],
})
export class AttendanceModule {}
