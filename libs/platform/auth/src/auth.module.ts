import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { Permissions } from '@crewcall/contracts-core';
import { AuthGuard, PERMISSIONS } from './auth.guard.js';
import { ProofVerifier } from './proof-verifier.service.js';
import { RouteRights } from './route-rights.service.js';
import { SessionRevocations } from './session-revocations.service.js';
import { TokenKeys } from './token-keys.service.js';
import { TokenVerifier } from './token-verifier.service.js';

/** Guards every endpoint of a service with the service's own table of permissions. Needs RedisModule. */
@Global()
@Module({})
export class AuthModule {
  static forRoot({ permissions }: { permissions: Permissions }): DynamicModule {
    return {
      module: AuthModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: PERMISSIONS, useValue: permissions },
        SessionRevocations,
        TokenKeys,
        TokenVerifier,
        ProofVerifier,
        RouteRights,
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [SessionRevocations, TokenKeys, TokenVerifier, ProofVerifier],
    };
  }
}
