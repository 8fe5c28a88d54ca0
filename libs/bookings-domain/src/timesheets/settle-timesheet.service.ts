import { type Mover, timesheetTimes } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import type { TimesheetEntity } from './timesheet.entity.js';
import { TimesheetPublisher } from './timesheet-publisher.service.js';
import { TimesheetRepository } from './timesheet.repository.js';

/** What follows when hours are sent, and when they are agreed. The sheet is held by the caller. */
@Injectable()
export class SettleTimesheet {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly deadlines: DeadlineSetter,
    private readonly publisher: TimesheetPublisher,
    private readonly clock: Clock,
  ) {}

  /** The company is reminded twice; without an answer the hours count as they were submitted. */
  async submit(sheet: TimesheetEntity): Promise<void> {
    const { state: before } = sheet;
    const now = this.clock.now();
    Object.assign(sheet, { state: 'submitted', round: sheet.round + 1, submittedAt: now });
    sheet.deadlineVersion += 1;
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const set = (kind: 'timesheet_remind' | 'timesheet_approve', ms: number): Promise<void> =>
      this.deadlines.setAt(kind, sheet.id, after(ms), sheet.deadlineVersion);
    for (const ms of timesheetTimes.reminderMs) await set('timesheet_remind', ms);
    await set('timesheet_approve', timesheetTimes.countsMs);
    await this.timesheets.saveTimesheet(sheet);
    const waiting = (await this.timesheets.waitingTimesheetsOf(sheet.callId)).length;
    const counts_at = after(timesheetTimes.countsMs).toISOString();
    await this.publisher.publish(sheet, 'crew', before, { waiting, counts_at });
  }

  /** With the figures that it has now. */
  async approve(sheet: TimesheetEntity, by: 'company' | 'crew' | 'time'): Promise<void> {
    const { state: before } = sheet;
    const now = this.clock.now();
    Object.assign(sheet, { state: 'approved', approvedAt: now, approvedBy: by satisfies Mover });
    sheet.deadlineVersion += 1;
    const locks = new Date(now.getTime() + timesheetTimes.lockMs);
    await this.deadlines.setAt('timesheet_lock', sheet.id, locks, sheet.deadlineVersion);
    await this.timesheets.saveTimesheet(sheet);
    await this.publisher.publish(sheet, by, before);
  }

  async waitToApprove({ id, deadlineVersion }: TimesheetEntity): Promise<void> {
    const later = new Date(this.clock.now().getTime() + timesheetTimes.contestedMs);
    await this.deadlines.setAt('timesheet_approve', id, later, deadlineVersion);
  }

  async lock(sheet: TimesheetEntity): Promise<void> {
    Object.assign(sheet, { state: 'locked', lockedAt: this.clock.now() });
    await this.timesheets.saveTimesheet(sheet);
    await this.publisher.publish(sheet, 'time', 'approved');
  }
}
