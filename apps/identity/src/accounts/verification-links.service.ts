import { webRoutes } from '@crewcall/contracts-core';
import { HttpConfig, PublicUrlConfig } from '@crewcall/platform-config';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/** Where a verification token is to be taken, and whether it may be told to anyone but the reader of the mail box. */
@Injectable()
export class VerificationLinks {
  constructor(
    private readonly http: HttpConfig,
    private readonly site: PublicUrlConfig,
    private readonly config: IdentityConfig,
  ) {}

  to(token: string, next?: string): string {
    return `${this.site.publicUrl}${webRoutes.verifyEmail.href({ token, next })}`;
  }

  /** Where no mail is read the answer carries the link. In production that would let anyone verify any address. */
  get areExposed(): boolean {
    return this.config.exposeVerificationLink && this.http.nodeEnv !== 'production';
  }
}
