import { ticketSightingErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { NotOnSiteError, TicketGoneError } = defineErrors(ticketSightingErrors);
