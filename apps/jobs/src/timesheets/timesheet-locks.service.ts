import {
  figuresOf,
  figuresOfSheet,
  NotPossibleNowError,
  plannedOf,
  type StoredFigures,
  type TimesheetContext,
  type TimesheetEntity,
  TimesheetRepository,
} from '@crewcall/bookings-domain';
import {
  bookingStateWords,
  canMoveTimesheet,
  isAgreed,
  isAtTheEnd,
  isOfCall,
  isWorked,
  type OfferSide,
  type SaveTimesheetRequest,
  timesheetChipWords,
  type TimesheetMoveName,
  timesheetTexts,
  workedOf,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { moverOf } from '../parties/party.policy.js';
import {
  RoundsOverError,
  TimesheetAgreedError,
  TimesheetMissingError,
  TimesheetMovedError,
} from './timesheet.errors.js';
import { sheetSideOf } from './timesheet.policy.js';

export interface HeldTimesheet {
  sheet: TimesheetEntity;
  side: OfferSide;
}

/** A sheet for one who may move it, held until the transaction ends. */
@Injectable()
export class TimesheetLocks {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws TimesheetMissingError for every user but its parties */
  async holdTimesheet(actor: Actor, id: string): Promise<HeldTimesheet> {
    const sheet = await this.timesheets.lockTimesheet(id);
    const side = sheet && sheetSideOf(actor, sheet);
    if (!sheet || !side) throw new TimesheetMissingError();
    return { sheet, side };
  }

  /**
   * @throws TimesheetAgreedError where the hours are agreed, RoundsOverError after the third round
   * @throws TimesheetMovedError where it is another version than the one that was read
   * @throws NotPossibleNowError while it is said that the person did not come to that call
   */
  async holdFor(actor: Actor, id: string, move: TimesheetMoveName, version?: number): Promise<HeldTimesheet> {
    const held = await this.holdTimesheet(actor, id);
    const { sheet, side } = held;
    if (version !== undefined && version !== sheet.version) throw new TimesheetMovedError();
    if (canMoveTimesheet(move, sheet, moverOf(side))) {
      await this.assertUncontested(sheet);
      return held;
    }
    if (isAgreed(sheet.state)) throw new TimesheetAgreedError();
    if (move === 'submit' && isAtTheEnd(sheet)) throw new RoundsOverError();
    throw new NotPossibleNowError(timesheetChipWords[sheet.state].toLowerCase());
  }

  private async assertUncontested({ id }: TimesheetEntity): Promise<void> {
    const { booking_state, is_contested } = await this.timesheets.contextOf(id);
    if (is_contested) throw new NotPossibleNowError(bookingStateWords[booking_state]);
  }

  /** @throws ValidationFailedError by field */
  async figuresOf(sheet: TimesheetEntity, input: SaveTimesheetRequest): Promise<StoredFigures> {
    // A cancellation fee stands as it was computed: there are no times to correct.
    if (sheet.cancellationId) return figuresOfSheet(sheet);
    const worked = workedOf(input, this.clock.now());
    if (!isWorked(worked)) throw ValidationFailedError.ofFields(worked);
    if (!isOfCall(worked, plannedOf(sheet)))
      throw ValidationFailedError.ofFields([{ field: 'in', message: timesheetTexts.otherDay }]);
    const { terms, has_fee, fee_share, previous_out }: TimesheetContext = await this.timesheets.contextOf(sheet.id);
    const { travel_days = 0, nights_away = 0 } = input;
    const around = { hasFee: has_fee, feeShare: fee_share, previousOut: previous_out, travel_days, nights_away };
    return figuresOf(worked, terms, around);
  }
}
