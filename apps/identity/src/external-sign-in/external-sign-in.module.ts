import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailTokensModule } from '../mail-tokens/mail-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExternalIdentitiesModule } from './external-identities.module.js';
import { ExternalSignInController } from './external-sign-in.controller.js';
import { ExternalSignInService } from './external-sign-in.service.js';
import { ExternalStates } from './external-state.service.js';
import { ExternalGuard } from './external.guard.js';
import { providerStrategies } from './provider.strategy.js';
import { UnprovedClaims } from './unproved-claims.service.js';

@Module({
  imports: [UsersModule, SessionsModule, AccountsModule, AuditModule, MailTokensModule, ExternalIdentitiesModule],
  controllers: [ExternalSignInController],
  providers: [ExternalSignInService, UnprovedClaims, ExternalStates, ExternalGuard, ...providerStrategies],
})
export class ExternalSignInModule {}
