import { Injectable } from '@nestjs/common';
import { type Actor, PROOF_AUDIENCE } from './actor.js';
import { ProofRequiredError } from './auth.errors.js';
import { TokenKeys } from './token-keys.service.js';

/** Tells whether the owner of an account has just proved to identity that it is them. */
@Injectable()
export class ProofVerifier {
  constructor(private readonly keys: TokenKeys) {}

  /** A proof of another account or another session is none. @throws ProofRequiredError */
  async assertProved({ id, sessionId }: Actor, proof: string): Promise<void> {
    const claims = await this.keys.claimsOf<{ sub: string; sid: string }>(proof, { audience: PROOF_AUDIENCE });
    if (claims?.sub !== id || claims.sid !== sessionId) throw new ProofRequiredError();
  }
}
