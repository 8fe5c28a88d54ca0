import { createHmac, timingSafeEqual } from 'node:crypto';
import { cvLimits } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

export interface CvTicket {
  fileId: string;
  /** Who it was given to, and the session that asked. */
  id: string;
  sessionId: string;
}

/**
 * Tickets that open one file for a few minutes without a token, because a new tab sends none. Another upload, a deletion
 * or a late verdict ends them at once, and so does whatever would refuse their reader a new one.
 */
@Injectable()
export class CvLinksService {
  constructor(private readonly config: IdentityConfig) {}

  ticketFor({ fileId, id, sessionId }: CvTicket, now = Date.now()): string {
    const content = [fileId, id, sessionId, Math.floor(now / 1000) + cvLimits.linkSeconds].join('.');
    return `${content}.${this.sign(content)}`;
  }

  /** What it opens and for whom, or null for a ticket that is over or was never ours. */
  read(ticket: string, now = Date.now()): CvTicket | null {
    const [fileId = '', id = '', sessionId = '', until = '', signature = ''] = ticket.split('.');
    const expected = Buffer.from(this.sign([fileId, id, sessionId, until].join('.')));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) * 1000 > now ? { fileId, id, sessionId } : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', `cv-link:${this.config.privateKey}`).update(text).digest('base64url');
  }
}
