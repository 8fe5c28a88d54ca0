import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';

/** Longer than a page takes, its late pieces included. */
const LIFE_MS = 30_000;

/**
 * Who visits the page that the web server renders. What it asks of the services while it does counts as asked by that
 * visitor; it proves the visit with a ticket that only this process can write.
 */
@Injectable()
export class Visits {
  private readonly key = randomBytes(32);

  ticketFor(address: string, now = Date.now()): string {
    const said = `${address} ${now + LIFE_MS}`;
    return `${said} ${this.signatureOf(said)}`;
  }

  /** The visitor's address; undefined when the ticket is not ours or too old. */
  addressOf(ticket: string | string[] | undefined, now = Date.now()): string | undefined {
    if (typeof ticket !== 'string' || ticket.length > 200) return undefined;
    const [address = '', until = '', signature = ''] = ticket.split(' ');
    const expected = Buffer.from(this.signatureOf(`${address} ${until}`));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && isIP(address) !== 0 && Number(until) > now ? address : undefined;
  }

  private signatureOf(said: string): string {
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}
