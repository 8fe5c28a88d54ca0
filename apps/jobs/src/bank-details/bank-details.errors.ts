import { bankDetailsErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { BankDetailsMissingError } = defineErrors(bankDetailsErrors);
