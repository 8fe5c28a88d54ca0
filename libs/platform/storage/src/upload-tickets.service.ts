import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StorageConfig } from './storage.config.js';

/**
 * Tickets that let their holder send the bytes of one upload for a while, without signing in: what a presigned PUT is,
 * to an address of the service, which bounds what it takes. A store can bound a form, but no PUT of an unknown length.
 */
@Injectable()
export class UploadTickets {
  constructor(private readonly config: StorageConfig) {}

  /** `id` names the upload and holds no full stop. */
  ticketFor(id: string, expiresInSeconds: number, now = Date.now()): string {
    const until = Math.floor(now / 1000) + expiresInSeconds;
    return [id, until, this.sign(`${id}.${until}`)].join('.');
  }

  /** The upload, or null for a ticket that is over or was never ours. */
  idOf(ticket: string, now = Date.now()): string | null {
    const [id = '', until = '', signature = '', ...more] = ticket.split('.');
    const expected = Buffer.from(this.sign(`${id}.${until}`));
    const given = Buffer.from(signature);
    const isOurs = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) * 1000 > now ? id : null;
  }

  private sign(text: string): string {
    const { bucketPrefix, secretKey } = this.config;
    return createHmac('sha256', `upload:${bucketPrefix}:${secretKey}`).update(text).digest('base64url');
  }
}
