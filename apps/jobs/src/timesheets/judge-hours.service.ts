import {
  aroundOf,
  figuresOf,
  plannedOf,
  SettleTimesheet,
  type StoredFigures,
  type TimesheetEntity,
  TimesheetPublisher,
  TimesheetRepository,
  TimesheetVersionRepository,
  presentFigures,
  storedOf,
  workedOfEntity,
} from '@crewcall/bookings-domain';
import {
  type ApprovedAsPlanned,
  differingLines,
  isAsPlanned,
  payOfCancellation,
  payWithoutFee,
  plannedBreaks,
  type Timesheet,
  timesheetTexts,
} from '@crewcall/contracts-bookings';
import type { DisputeTimesheetDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { moverOf } from '../parties/party.policy.js';
import { NoDifferenceError } from './timesheet.errors.js';
import { TimesheetLocks } from './timesheet-locks.service.js';
import { TimesheetsService } from './timesheets.service.js';

/** The company says yes to hours, or which of them it questions, with figures of its own. */
@Injectable()
export class JudgeHoursService {
  constructor(
    private readonly reading: TimesheetsService,
    private readonly locks: TimesheetLocks,
    private readonly timesheets: TimesheetRepository,
    private readonly versions: TimesheetVersionRepository,
    private readonly settling: SettleTimesheet,
    private readonly publisher: TimesheetPublisher,
    private readonly transactions: Transactions,
  ) {}

  approve(actor: Actor, id: string, version?: number): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet } = await this.locks.holdFor(actor, id, 'approve', version);
      await this.settling.approve(sheet, 'company');
      return this.reading.getTimesheet(actor, id);
    });
  }

  /** @throws DomainError where a figure differs without a reason, or none differs */
  dispute(actor: Actor, id: string, { lines, figures: input }: DisputeTimesheetDto): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet } = await this.locks.holdFor(actor, id, 'dispute');
      const given = await this.locks.figuresOf(sheet, input);
      // A company that questions a cancellation fee says that it owes none.
      const figures = sheet.cancellationId ? { ...given, pay: payOfCancellation('not owed', 0) } : given;
      const differing = sheet.cancellationId
        ? (['fee'] as const)
        : differingLines(presentFigures(sheet), presentFigures(figures));
      if (!differing.length) throw new NoDifferenceError();
      const silent = differing.filter((line) => !lines.some((one) => one.line === line));
      if (silent.length)
        throw ValidationFailedError.ofFields(silent.map((field) => ({ field, message: timesheetTexts.reason })));
      sheet.state = 'disputed';
      sheet.deadlineVersion += 1;
      await this.timesheets.saveTimesheet(sheet);
      const reasons = lines.map(({ line, reason, words = null }) => ({ line, reason, words }));
      await this.versions.addTimesheetVersion(sheet, { by: 'company', figures, reasons });
      const told = lines.map(({ line, reason }) => ({ line, reason }));
      await this.publisher.publish(sheet, 'company', 'submitted', { lines: told });
      return this.reading.getTimesheet(actor, id);
    });
  }

  /** Ends a dispute: each side takes the figures that the other sent last. */
  accept(actor: Actor, id: string, version?: number): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet, side } = await this.locks.holdFor(actor, id, 'accept', version);
      const by = moverOf(side);
      Object.assign(sheet, await this.lastOf(sheet, by === 'crew' ? 'company' : 'crew'));
      await this.settling.approve(sheet, by);
      return this.reading.getTimesheet(actor, id);
    });
  }

  /** Of a whole call, those whose hours are as planned, give or take a quarter of an hour. */
  approveAsPlanned(actor: Actor, callId: string): Promise<ApprovedAsPlanned> {
    return this.transactions.run(async () => {
      let approved = 0;
      const submitted = await this.timesheets.submittedTimesheetsOf(callId, actor.id);
      const contexts = await this.timesheets.contextsOf(submitted);
      for (const id of submitted) {
        const sheet = await this.timesheets.lockTimesheet(id);
        const { terms, is_contested } = contexts.get(id) ?? {};
        if (sheet?.state !== 'submitted' || sheet.isTimeToFollow || sheet.cancellationId) continue;
        if (!terms || is_contested) continue;
        const planned = plannedOf(sheet);
        const plan = { span: planned, breaks: plannedBreaks(planned, terms) };
        if (!isAsPlanned(plan, workedOfEntity(sheet), terms.is_break_paid)) continue;
        await this.settling.approve(sheet, 'company');
        approved += 1;
      }
      return { approved, left_out: submitted.length - approved };
    });
  }

  private async lastOf({ id, cancellationId }: TimesheetEntity, by: 'crew' | 'company'): Promise<StoredFigures> {
    const versions = (await this.versions.ofSheets([id])).get(id) ?? [];
    const last = versions.findLast((version) => version.by === by);
    if (!last) throw new Error(`The timesheet ${id} has no figures of the ${by}`);
    const figures = storedOf(last.figures);
    const context = await this.timesheets.contextOf(id);
    const { terms, has_fee } = context;
    if (cancellationId || !figures.pay || !(terms.basis === 'fixed' || terms.kit?.length)) return figures;
    // What is paid once may have gone to another call since, or come from one.
    const without = payWithoutFee(figures.pay, terms);
    if (!has_fee) return { ...figures, pay: without };
    const isWithFee = without.total_pence < figures.pay.total_pence;
    return isWithFee ? figures : figuresOf(workedOfEntity(figures), terms, aroundOf(context, figures));
  }
}
