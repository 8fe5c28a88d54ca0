import { createHmac, timingSafeEqual } from 'node:crypto';
import { cvLimits } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/**
 * Tickets that open one file for a few minutes without signing in, because a new tab sends no token. They name the file
 * and not the person: another upload, a deletion or a late verdict ends them at once.
 */
@Injectable()
export class CvLinksService {
  constructor(private readonly config: IdentityConfig) {}

  ticketFor(fileId: string, now = Date.now()): string {
    const until = Math.floor(now / 1000) + cvLimits.linkSeconds;
    return [fileId, until, this.sign(`${fileId}.${until}`)].join('.');
  }

  /** The file, or null for a ticket that is over or was never ours. */
  fileOf(ticket: string, now = Date.now()): string | null {
    const [fileId = '', until = '', signature = ''] = ticket.split('.');
    const expected = Buffer.from(this.sign(`${fileId}.${until}`));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) * 1000 > now ? fileId : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', `cv-link:${this.config.privateKey}`).update(text).digest('base64url');
  }
}
