import {
  figuresOfSheet,
  newTimesheet,
  NotPossibleNowError,
  plannedOf,
  SettleTimesheet,
  TimesheetRepository,
  TimesheetVersionRepository,
} from '@crewcall/bookings-domain';
import { isAgreed, type Timesheet, timesheetChipWords } from '@crewcall/contracts-bookings';
import type { SaveTimesheetDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CorrectedAlreadyError, NotAgreedYetError, TimesheetMissingError } from './timesheet.errors.js';
import { TimesheetLocks } from './timesheet-locks.service.js';
import { TimesheetsService } from './timesheets.service.js';

/** Crew note when they came, left and took breaks, and submit it to the company. */
@Injectable()
export class NoteHoursService {
  constructor(
    private readonly reading: TimesheetsService,
    private readonly locks: TimesheetLocks,
    private readonly timesheets: TimesheetRepository,
    private readonly versions: TimesheetVersionRepository,
    private readonly settling: SettleTimesheet,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Seen by the person alone until it is submitted. */
  save(actor: Actor, id: string, input: SaveTimesheetDto): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet } = await this.locks.holdFor(actor, id, 'submit');
      // What is questioned stays as it was sent until it is sent again.
      if (sheet.state !== 'due') throw new NotPossibleNowError(timesheetChipWords[sheet.state].toLowerCase());
      Object.assign(sheet, await this.locks.figuresOf(sheet, input));
      await this.timesheets.saveTimesheet(sheet);
      return this.reading.getTimesheet(actor, id);
    });
  }

  submit(actor: Actor, id: string, { note = null, ...input }: SaveTimesheetDto): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet } = await this.locks.holdFor(actor, id, 'submit');
      const figures = await this.locks.figuresOf(sheet, input);
      Object.assign(sheet, figures);
      await this.settling.submit(sheet);
      await this.versions.addTimesheetVersion(sheet, { by: 'crew', figures, note });
      return this.reading.getTimesheet(actor, id);
    });
  }

  /** A new sheet that names the agreed one, which stays as it is. There is none of a cancellation fee. */
  correct(actor: Actor, id: string): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet, side } = await this.locks.holdTimesheet(actor, id);
      if (side !== 'freelancer' || sheet.cancellationId) throw new TimesheetMissingError();
      if (!isAgreed(sheet.state)) throw new NotAgreedYetError();
      const { bookingId, callId, freelancerId, recruiterId, isTimeToFollow } = sheet;
      const of = { bookingId, callId, freelancerId, recruiterId, isTimeToFollow };
      const figures = figuresOfSheet(sheet);
      const correction = newTimesheet({ ...of, correctsId: id, planned: plannedOf(sheet), figures }, this.clock.now());
      if (!(await this.timesheets.addTimesheet(correction))) throw new CorrectedAlreadyError();
      return this.reading.getTimesheet(actor, correction.id);
    });
  }
}
