import { Injectable } from '@nestjs/common';
import { type Actor, TOKEN_AUDIENCE, type TokenClaims } from './actor.js';
import { SignInRequiredError } from './auth.errors.js';
import { SessionRevocations } from './session-revocations.service.js';
import { TokenKeys } from './token-keys.service.js';

const ROLES = new Set(['freelancer', 'recruiter', 'admin']);
const CLOCK_TOLERANCE_SECONDS = 5;
/** Of as many people as send something within minutes; a token is about 600 bytes. */
const TOKENS_KEPT = 5000;

/** Tells whether a bearer token is genuine, in time and of a session that still stands. Every service asks for itself. */
@Injectable()
export class TokenVerifier {
  /** What was proven stays so until it runs out, and proving costs as much as the rest of a small request. */
  private readonly proven = new Map<string, TokenClaims>();

  constructor(
    private readonly keys: TokenKeys,
    private readonly revocations: SessionRevocations,
  ) {}

  /**
   * @param use a token of the web server proves nothing but for a read
   * @throws SignInRequiredError whatever is wrong: the reason is not said.
   */
  async verify(token: string, use: 'read' | 'write' = 'write'): Promise<Actor> {
    return this.actorOf(await this.claimsOf(token), use);
  }

  /** Who the claims of a genuine token are about. @throws SignInRequiredError when the session is over */
  async actorOf({ sub, role, email, sid, iat, scope }: TokenClaims, use: 'read' | 'write' = 'write'): Promise<Actor> {
    if (scope === 'read' && use !== 'read') throw new SignInRequiredError();
    if (await this.revocations.isRevoked({ sessionId: sid, userId: sub, issuedAt: iat }))
      throw new SignInRequiredError();
    return { id: sub, role, email, sessionId: sid, ...(scope === 'read' ? { isReadOnly: true as const } : {}) };
  }

  /** The claims of a genuine token, revoked or not. */
  async claimsOf(token: string): Promise<TokenClaims> {
    const known = this.proven.get(token);
    if (known && known.exp + CLOCK_TOLERANCE_SECONDS > Date.now() / 1000) return known;
    const claims = await this.prove(token);
    this.proven.set(token, claims);
    for (const oldest of this.proven.keys()) {
      if (this.proven.size <= TOKENS_KEPT) break;
      this.proven.delete(oldest);
    }
    return claims;
  }

  /**
   * Who a token is about that may have run out: made at most so long ago, genuine in all else, and no reader's. It proves
   * that its bearer was let in once; whether the session lives on, its row says.
   * @throws SignInRequiredError
   */
  async actorOfExpired(token: string, mostAgeSeconds: number): Promise<Actor> {
    return this.actorOf(await this.prove(token, mostAgeSeconds));
  }

  private async prove(token: string, mostAgeSeconds?: number): Promise<TokenClaims> {
    const claims = await this.keys.claimsOf<TokenClaims>(token, {
      audience: TOKEN_AUDIENCE,
      mostAgeSeconds,
      clockToleranceSeconds: CLOCK_TOLERANCE_SECONDS,
    });
    const isWhole =
      claims &&
      [claims.sub, claims.sid, claims.email].every((claim) => typeof claim === 'string') &&
      ROLES.has(claims.role) &&
      Number.isFinite(claims.exp);
    if (!isWhole) throw new SignInRequiredError();
    return claims;
  }
}
