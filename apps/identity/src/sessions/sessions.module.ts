import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddressHasher } from './address-hasher.service.js';
import { AttemptLimits } from './attempt-limits.service.js';
import { EndedSessionRepository } from './ended-session.repository.js';
import { ExpiredTokens } from './expired-tokens.service.js';
import { HandOffs } from './hand-offs.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { ReaderCookieInterceptor } from './reader-cookie.interceptor.js';
import { ReadersController } from './readers.controller.js';
import { Readers } from './readers.service.js';
import { RevocationKeeper } from './revocation-keeper.service.js';
import { RevocationMarker } from './revocation-marker.service.js';
import { RevokeTokensTask } from './revoke-tokens.task.js';
import { SessionEndingsService } from './session-endings.service.js';
import { SessionStartsService } from './session-starts.service.js';
import { SessionRepository } from './session.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInThrottle } from './sign-in-throttle.service.js';
import { SignInService } from './sign-in.service.js';
import { TokenSigner } from './token-signer.service.js';

@Module({
  imports: [UsersModule, PasswordsModule],
  controllers: [SessionsController, OwnSessionsController, ReadersController],
  providers: [
    SessionsService,
    OwnSessionsService,
    SessionStartsService,
    SessionEndingsService,
    HandOffs,
    ExpiredTokens,
    ReaderCookieInterceptor,
    Readers,
    SignInService,
    SignInThrottle,
    AttemptLimits,
    AddressHasher,
    TokenSigner,
    SessionRepository,
    EndedSessionRepository,
    RevocationMarker,
    RevocationKeeper,
    RevokeTokensTask,
  ],
  exports: [
    SignInThrottle,
    HandOffs,
    ReaderCookieInterceptor,
    Readers,
    SessionsService,
    SessionStartsService,
    SessionEndingsService,
    OwnSessionsService,
    AttemptLimits,
    AddressHasher,
    TokenSigner,
  ],
})
export class SessionsModule {}
