import { plannedOf, type TimesheetEntity, TimesheetRepository } from '@crewcall/bookings-domain';
import { dayWords, isAtTheEnd, type Timesheet, timesheetTexts, wallTimeOf } from '@crewcall/contracts-bookings';
import { timesheetAsked, timesheetCommented, timesheetOpened } from '@crewcall/contracts-bookings/dto';
import { type Actor, snapshotOf } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { moverOf } from '../parties/party.policy.js';
import { AskedAlreadyError, NotAtTheEndError, TimesheetMissingError } from './timesheet.errors.js';
import { TimesheetAskRepository } from './timesheet-ask.repository.js';
import { TimesheetLocks } from './timesheet-locks.service.js';
import { TimesheetsService } from './timesheets.service.js';

const NAME = 200;

const dayOf = (sheet: TimesheetEntity): string => wallTimeOf(plannedOf(sheet).from).day;

/** After three rounds an administrator can be asked, once; they read the sheet until they comment, and decide nothing. */
@Injectable()
export class AskedHoursService {
  constructor(
    private readonly reading: TimesheetsService,
    private readonly locks: TimesheetLocks,
    private readonly timesheets: TimesheetRepository,
    private readonly asks: TimesheetAskRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotAtTheEndError before the third round, or once they agree; AskedAlreadyError */
  askForHours(actor: Actor, id: string): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const { sheet, side } = await this.locks.holdTimesheet(actor, id);
      if (!isAtTheEnd(sheet)) throw new NotAtTheEndError();
      if (!(await this.asks.addAsk(sheet.id, moverOf(side)))) throw new AskedAlreadyError();
      const { job_title, role_name } = await this.timesheets.contextOf(sheet.id);
      await this.events.publish(timesheetAsked, {
        subjectId: sheet.id,
        payload: {
          kind: 'timesheet',
          target_id: sheet.id,
          person_id: side === 'freelancer' ? sheet.recruiterId : sheet.freelancerId,
          reason: timesheetTexts.asked,
          snapshot: snapshotOf([`${job_title}, ${role_name}`, dayWords(dayOf(sheet))]),
        },
      });
      return this.reading.getTimesheet(actor, id);
    });
  }

  /**
   * For an administrator, from the question until the comment; each time is written down before it is shown.
   * @throws TimesheetMissingError for every other sheet
   */
  openHours(id: string, reason: string, address: string): Promise<Timesheet> {
    return this.transactions.run(async () => {
      const sheet = await this.timesheets.lockTimesheet(id);
      const asked = sheet && (await this.asks.findAsk(sheet.id));
      if (!asked || asked.commented_at) throw new TimesheetMissingError();
      await this.events.publish(timesheetOpened, { subjectId: sheet.id, payload: { reason, address } });
      return this.reading.presentOne(sheet);
    });
  }

  /** In the transaction of the event. What is not asked any more stays as it is. */
  async commentOnHours(id: string, words: string): Promise<void> {
    const sheet = await this.timesheets.lockTimesheet(id);
    const asked = sheet && (await this.asks.findAsk(sheet.id));
    if (!asked || asked.commented_at) return;
    await this.asks.commentOnAsk(sheet.id, words);
    const { job_id, job_title, role_name } = await this.timesheets.contextOf(sheet.id);
    await this.events.publish(timesheetCommented, {
      subjectId: sheet.id,
      payload: {
        booking_id: sheet.bookingId,
        job_id,
        role: role_name.slice(0, NAME),
        recruiter_id: sheet.recruiterId,
        freelancer_id: sheet.freelancerId,
        job_title: job_title.slice(0, NAME),
        day: dayOf(sheet),
        ...(sheet.cancellationId !== null && { is_fee: true }),
      },
    });
  }
}
