import { textFieldsOf } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

describe('events of tickets, kit and saved searches', () => {
  it.each([
    { event: contract.ticketsChanged, texts: ['tickets.expires_on', 'tickets.level'] },
    { event: contract.ticketExpiring, texts: [] },
    { event: contract.ticketChecked, texts: [] },
    { event: contract.ticketDocumentOpened, texts: [] },
    { event: contract.kitChanged, texts: ['items.insured_until', 'items.name', 'items.pat_until'] },
    { event: contract.kitExpiring, texts: [] },
  ])('$event.name holds facts: no number of a ticket, no document and no note [R527]', ({ event, texts }) => {
    expect(textFieldsOf(event.payload)).toEqual(texts);
  });
});
