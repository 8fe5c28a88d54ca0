import { ticketErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { TicketMissingError, TooManyTicketsError } = defineErrors(ticketErrors);
