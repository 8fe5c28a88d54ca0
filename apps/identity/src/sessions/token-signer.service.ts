import { createPrivateKey, type KeyObject } from 'node:crypto';
import { TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_LIFE_SECONDS } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { IdentityConfig } from '../config.js';
import type { UserEntity } from '../users/user.entity.js';

/** The only place that holds the private key: every service can check a token, none but identity can make one. */
@Injectable()
export class TokenSigner {
  private readonly jwt = new JwtService();

  private readonly key: KeyObject;

  constructor(config: IdentityConfig) {
    this.key = createPrivateKey(config.privateKey);
  }

  sign(user: Pick<UserEntity, 'id' | 'role' | 'email'>, sessionId: string): string {
    return this.jwt.sign(
      { role: user.role, email: user.email, sid: sessionId },
      {
        privateKey: this.key,
        algorithm: 'ES256',
        subject: user.id,
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        expiresIn: TOKEN_LIFE_SECONDS,
      },
    );
  }
}
