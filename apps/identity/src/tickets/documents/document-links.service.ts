import { createHmac, timingSafeEqual } from 'node:crypto';
import { ticketDocumentLimits } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../../config.js';

export interface DocumentLink {
  fileId: string;
  /** Who it was given to, and the session that asked. */
  id: string;
  sessionId: string;
}

/** Links that open one document for a minute without a token, for the user who asked and while their session lives. */
@Injectable()
export class DocumentLinks {
  constructor(private readonly config: IdentityConfig) {}

  linkFor({ fileId, id, sessionId }: DocumentLink, now = Date.now()): string {
    const content = [fileId, id, sessionId, Math.floor(now / 1000) + ticketDocumentLimits.linkSeconds].join('.');
    return `${content}.${this.sign(content)}`;
  }

  /** Null for a link that is over or was never ours. */
  read(link: string, now = Date.now()): DocumentLink | null {
    const [fileId = '', id = '', sessionId = '', until = '', signature = ''] = link.split('.');
    const expected = Buffer.from(this.sign([fileId, id, sessionId, until].join('.')));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) * 1000 > now ? { fileId, id, sessionId } : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', `ticket-document:${this.config.privateKey}`).update(text).digest('base64url');
  }
}
