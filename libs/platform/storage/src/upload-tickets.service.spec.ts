import { StorageConfig } from './storage.config.js';
import { UploadTickets } from './upload-tickets.service.js';

const config = (secretKey: string) => Object.assign(new StorageConfig(), { bucketPrefix: 'crewcall', secretKey });

describe('tickets to upload by [F8] [S58]', () => {
  const tickets = new UploadTickets(config('secret-1'));
  const now = Date.parse('2026-11-22T12:00:00Z');
  const ticket = tickets.ticketFor('a-1', 300, now);

  it('name one upload, until they are over', () => {
    expect(tickets.idOf(ticket, now)).toBe('a-1');
    expect(tickets.idOf(ticket, now + 299_000)).toBe('a-1');
    expect(tickets.idOf(ticket, now + 300_000)).toBeNull();
  });

  it('are nothing when anything of them was changed, or another key signed them', () => {
    const [id, until, signature] = ticket.split('.');
    const changed = ['', 'a-1', `b-1.${until}.${signature}`, `${id}.${Number(until) + 1}.${signature}`, `${ticket}.x`];
    for (const other of [...changed, `${id}.${until}.`, ticket.slice(0, -1), ticket.toUpperCase()])
      expect([other, tickets.idOf(other, now)]).toEqual([other, null]);
    expect(new UploadTickets(config('secret-2')).idOf(ticket, now)).toBeNull();
  });
});
