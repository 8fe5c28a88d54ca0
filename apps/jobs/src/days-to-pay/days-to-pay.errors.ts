import { daysToPayErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { CompanyMissingError, NoFigureYetError } = defineErrors(daysToPayErrors);
