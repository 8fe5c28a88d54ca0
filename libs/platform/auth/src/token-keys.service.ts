import { createPublicKey, type KeyObject } from 'node:crypto';
import { TokenConfig } from '@crewcall/platform-config';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TOKEN_ISSUER } from './actor.js';

const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

interface Expected {
  audience: string;
  clockToleranceSeconds?: number;
  /** Takes what has run out, too, when it was made at most so long ago. */
  mostAgeSeconds?: number;
}

/** The keys that identity signs with, or did until lately: while one takes the other's place, tokens of both are genuine. */
@Injectable()
export class TokenKeys {
  // Read once: reading a key takes longer than proving a token with it.
  private readonly keys: KeyObject[];
  private readonly verifiers: JwtService[];

  constructor({ publicKey }: TokenConfig) {
    this.keys = (publicKey.match(PEM) ?? []).map((pem) => createPublicKey(pem));
    this.verifiers = this.keys.map((key) => new JwtService({ publicKey: key }));
  }

  /** Whether services take what is signed with it. */
  include(privateKey: KeyObject): boolean {
    const own = createPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return this.keys.some((key) => key.equals(own));
  }

  /** Null when no key proves it, or it is too old, or made for something else. */
  async claimsOf<Claims extends object>(
    token: string,
    { audience, clockToleranceSeconds = 0, mostAgeSeconds }: Expected,
  ) {
    for (const verifier of this.verifiers) {
      const claims = await verifier
        .verifyAsync<Claims>(token, {
          // Pinned: a token that names another algorithm is a forgery, not a choice.
          algorithms: ['ES256'],
          issuer: TOKEN_ISSUER,
          audience,
          clockTolerance: clockToleranceSeconds,
          ...(mostAgeSeconds === undefined ? {} : { ignoreExpiration: true, maxAge: mostAgeSeconds }),
        })
        .catch(() => null);
      if (claims) return claims;
    }
    return null;
  }
}
