import { createPublicKey } from 'node:crypto';
import { TokenConfig } from '@crewcall/platform-config';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type Actor, PROOF_AUDIENCE, TOKEN_ISSUER } from './actor.js';
import { ProofRequiredError } from './auth.errors.js';

/** Tells whether the owner of an account has just proved to identity that it is them. */
@Injectable()
export class ProofVerifier {
  private readonly jwt: JwtService;

  constructor(config: TokenConfig) {
    this.jwt = new JwtService({ publicKey: createPublicKey(config.publicKey) });
  }

  /** A proof of another account or another session is none. @throws ProofRequiredError */
  async assertProved({ id, sessionId }: Actor, proof: string): Promise<void> {
    const claims = await this.jwt
      .verifyAsync<{ sub: string; sid: string }>(proof, {
        algorithms: ['ES256'],
        issuer: TOKEN_ISSUER,
        audience: PROOF_AUDIENCE,
      })
      .catch(() => null);
    if (claims?.sub !== id || claims.sid !== sessionId) throw new ProofRequiredError();
  }
}
