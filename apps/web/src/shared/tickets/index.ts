export { cardFacts, cardName, TicketRows, TicketRowList } from './ticket-rows';
export { SharedTickets, TicketWords } from './shared-tickets';
export { LackedTickets, MissingTickets } from './missing-tickets';
