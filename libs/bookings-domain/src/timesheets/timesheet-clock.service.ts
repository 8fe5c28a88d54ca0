import { canMoveTimesheet, timesheetTimes } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import type { Deadline } from '../deadlines/deadline.repository.js';
import { MakeTimesheets } from './make-timesheets.service.js';
import { SettleTimesheet } from './settle-timesheet.service.js';
import type { TimesheetEntity } from './timesheet.entity.js';
import { TimesheetPublisher } from './timesheet-publisher.service.js';
import { TimesheetRepository } from './timesheet.repository.js';

/** What time does to hours: the sheet at the end of a call, two reminders, approval without an answer, and the lock. */
@Injectable()
export class TimesheetClock {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly making: MakeTimesheets,
    private readonly settling: SettleTimesheet,
    private readonly publisher: TimesheetPublisher,
  ) {}

  /** Only while the sheet is in the round that the deadline was set for. */
  async keepTimesheet({ kind, subjectId, subjectVersion }: Deadline): Promise<void> {
    if (kind === 'timesheets') return this.making.makeOf(subjectId);
    if (kind === 'forget_timesheets') return this.timesheets.forgetOfCall(subjectId);
    const sheet = await this.timesheets.lockTimesheet(subjectId);
    if (sheet?.deadlineVersion !== subjectVersion) return;
    if (kind === 'timesheet_lock' && canMoveTimesheet('lock', sheet, 'time')) return this.settling.lock(sheet);
    if (!canMoveTimesheet('approve', sheet, 'time')) return;
    if (kind === 'timesheet_approve') return this.approve(sheet);
    const waiting = await this.timesheets.waitingTimesheetsOf(sheet.callId);
    // One reminder for all that wait of a call: it is due with the oldest of them.
    if (kind !== 'timesheet_remind' || waiting[0] !== sheet.id || !sheet.submittedAt) return;
    const counts_at = new Date(sheet.submittedAt.getTime() + timesheetTimes.countsMs).toISOString();
    await this.publisher.publish(sheet, 'time', 'submitted', { waiting: waiting.length, counts_at });
  }

  /** Not while it is open whether the person came at all: then it is asked again a day later. */
  private async approve(sheet: TimesheetEntity): Promise<void> {
    const { is_contested } = await this.timesheets.contextOf(sheet.id);
    if (!is_contested) return this.settling.approve(sheet, 'time');
    await this.settling.waitToApprove(sheet);
  }
}
