import { type Actor, TokenVerifier } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * A token lives a day and its session longer: one that has run out still names its session where that is looked up
 * anyway, to be renewed or ended, and nowhere else. See docs/adr/0003-sessions-and-revocation.md.
 */
@Injectable()
export class ExpiredTokens {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly config: IdentityConfig,
  ) {}

  /** Null for what is no token of ours, reads alone, was revoked, or is older than a session may be idle. */
  actorOf(authorization: string): Promise<Actor | null> {
    const token = /^Bearer (\S{1,4096})$/i.exec(authorization)?.[1];
    if (!token) return Promise.resolve(null);
    return this.tokens.actorOfExpired(token, this.config.sessionIdleDays * DAY_SECONDS).catch(() => null);
  }
}
