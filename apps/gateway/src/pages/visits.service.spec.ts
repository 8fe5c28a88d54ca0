import { Visits } from './visits.service.js';

describe('the ticket of a visit', () => {
  const visits = new Visits();
  const ticket = visits.ticketFor('203.0.113.7', 1_000);

  it('names the visitor for as long as a page takes [S69]', () => {
    expect(visits.addressOf(ticket, 2_000)).toBe('203.0.113.7');
    expect(visits.addressOf(ticket, 31_001)).toBeUndefined();
  });

  it.each([
    ['of another process', new Visits().ticketFor('203.0.113.7', 1_000)],
    ['with another address', ticket.replace('203.0.113.7', '203.0.113.8')],
    ['with more time', ticket.replace(' 31000 ', ' 99000 ')],
    ['without a signature', ticket.split(' ').slice(0, 2).join(' ')],
    ['that is none', 'x'],
    ['that is missing', undefined],
    ['sent twice', [ticket, ticket]],
  ])('is worth nothing when it is one %s [S69]', (_name, given) => {
    expect(visits.addressOf(given, 2_000)).toBeUndefined();
  });
});
