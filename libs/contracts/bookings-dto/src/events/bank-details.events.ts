import { type BankDetailsChange, bankDetailsChanges } from '@crewcall/contracts-bookings';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn } from 'class-validator';

export class BankDetailsChangedPayload {
  @IsIn(bankDetailsChanges)
  change!: BankDetailsChange;
}

/** Of the person who is its subject; the details are no part of it. */
export const bankDetailsChanged = defineEvent({
  name: 'jobs.bank-details-changed.v1',
  payload: BankDetailsChangedPayload,
  heardBy: ['identity'],
});
