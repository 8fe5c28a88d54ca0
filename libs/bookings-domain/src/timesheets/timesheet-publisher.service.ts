import { type Mover, type TimesheetState, wallTimeOf } from '@crewcall/contracts-bookings';
import { timesheetMoved, type TimesheetMovedPayload } from '@crewcall/contracts-bookings/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { TimesheetEntity } from './timesheet.entity.js';
import { plannedOf } from './timesheet-row.js';
import { TimesheetRepository } from './timesheet.repository.js';

type More = Partial<Pick<TimesheetMovedPayload, 'waiting' | 'counts_at' | 'lines'>>;

const NAME = 200;

/** Tells both sides of hours, in the transaction of the change. Words that either wrote stay on the sheet. */
@Injectable()
export class TimesheetPublisher {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly events: Events,
  ) {}

  async publish(sheet: TimesheetEntity, by: Mover, from: TimesheetState | null, more: More = {}): Promise<void> {
    const { job_id, job_title, company, role_name } = await this.timesheets.contextOf(sheet.id);
    const total = sheet.state === 'approved' ? sheet.pay?.total_pence : undefined;
    await this.events.publish(timesheetMoved, {
      subjectId: sheet.id,
      version: sheet.version,
      payload: {
        booking_id: sheet.bookingId,
        call_id: sheet.callId,
        job_id,
        job_title: job_title.slice(0, NAME),
        role: role_name.slice(0, NAME),
        company: company.slice(0, NAME),
        recruiter_id: sheet.recruiterId,
        freelancer_id: sheet.freelancerId,
        day: wallTimeOf(plannedOf(sheet).from).day,
        ...(from && { from }),
        to: sheet.state,
        by,
        ...(sheet.cancellationId !== null && { is_fee: true }),
        ...(total !== undefined && { total_pence: total }),
        ...more,
      },
    });
  }
}
