import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  PROOF_AUDIENCE,
  PROOF_LIFE_SECONDS,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  TOKEN_LIFE_SECONDS,
  TokenKeys,
} from '@crewcall/platform-auth';
import { ConfigError } from '@crewcall/platform-config';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { IdentityConfig } from '../config.js';
import type { UserEntity } from '../users/user.entity.js';

/** Of the cookie that names a reader: no service accepts it. */
const READER_AUDIENCE = 'crewcall-reader';

const unknownKey =
  'JWT_PRIVATE_KEY: no service would take what it signs. Put its public key into JWT_PUBLIC_KEY of every service first, after the one that is there.';

interface ReaderClaims {
  sub: string;
  sid: string;
}

/** The only place that holds the private key: every service can check a token, none but identity can make one. */
@Injectable()
export class TokenSigner {
  private readonly jwt = new JwtService();

  private readonly key: KeyObject;

  constructor(
    config: IdentityConfig,
    private readonly keys: TokenKeys,
  ) {
    this.key = createPrivateKey(config.privateKey);
    if (!keys.include(this.key)) throw new ConfigError([unknownKey]);
  }

  sign(
    user: Pick<UserEntity, 'id' | 'role' | 'email'>,
    sessionId: string,
    { scope, seconds = TOKEN_LIFE_SECONDS }: { scope?: 'read'; seconds?: number } = {},
  ): string {
    const claims = { role: user.role, email: user.email, sid: sessionId, ...(scope ? { scope } : {}) };
    return this.signed(claims, user.id, TOKEN_AUDIENCE, seconds);
  }

  signReader(userId: string, sessionId: string): string {
    return this.signed({ sid: sessionId }, userId, READER_AUDIENCE, TOKEN_LIFE_SECONDS);
  }

  /** That the owner has just proved themselves in this session. */
  signProof(userId: string, sessionId: string): string {
    return this.signed({ sid: sessionId }, userId, PROOF_AUDIENCE, PROOF_LIFE_SECONDS);
  }

  /** Whom a reader's cookie names; null when it is not genuine or too old. */
  readerOf(cookie: string): Promise<ReaderClaims | null> {
    return this.keys.claimsOf<ReaderClaims>(cookie, { audience: READER_AUDIENCE });
  }

  private signed(claims: object, subject: string, audience: string, expiresIn: number): string {
    const issuer = TOKEN_ISSUER;
    return this.jwt.sign(claims, { privateKey: this.key, algorithm: 'ES256', subject, issuer, audience, expiresIn });
  }
}
