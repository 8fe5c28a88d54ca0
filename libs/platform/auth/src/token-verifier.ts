import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenConfig } from '@crewcall/platform-config';
import { type Actor, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './actor.js';
import { SignInRequiredError } from './auth.errors.js';
import { SessionRevocations } from './session-revocations.js';

const ROLES = new Set(['freelancer', 'recruiter', 'admin']);

/** Tells whether a bearer token is genuine, in time and of a session that still stands. Every service asks for itself. */
@Injectable()
export class TokenVerifier {
  private readonly jwt: JwtService;

  constructor(
    config: TokenConfig,
    private readonly revocations: SessionRevocations,
  ) {
    // Read once: reading the key takes longer than proving a token with it.
    this.jwt = new JwtService({ publicKey: createPublicKey(config.publicKey) });
  }

  /** @throws SignInRequiredError whatever is wrong: the reason is nobody's business. */
  async verify(token: string): Promise<Actor> {
    return this.actorOf(await this.claimsOf(token));
  }

  /** Who the claims of a genuine token are about. @throws SignInRequiredError when the session is over */
  async actorOf({ sub, role, email, sid, iat }: TokenClaims): Promise<Actor> {
    if (await this.revocations.isRevoked({ sessionId: sid, userId: sub, issuedAt: iat }))
      throw new SignInRequiredError();
    return { id: sub, role, email, sessionId: sid };
  }

  /** The claims of a genuine token, revoked or not. */
  async claimsOf(token: string): Promise<TokenClaims> {
    try {
      const claims = await this.jwt.verifyAsync<TokenClaims>(token, {
        // Pinned: a token that names another algorithm is a forgery, not a choice.
        algorithms: ['ES256'],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        clockTolerance: 5,
      });
      const isWhole =
        [claims.sub, claims.sid, claims.email].every((claim) => typeof claim === 'string') && ROLES.has(claims.role);
      if (!isWhole) throw new SignInRequiredError();
      return claims;
    } catch {
      throw new SignInRequiredError();
    }
  }
}
