import { Module } from '@nestjs/common';
import { ExternalIdentitiesModule } from '../external-sign-in/external-identities.module.js';
import { MailTokensModule } from '../mail-tokens/mail-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ConfirmationMailsService } from './confirmation-mails.service.js';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';
import { SendConfirmationCodeTask } from './send-confirmation-code.task.js';

@Module({
  imports: [UsersModule, MailTokensModule, SessionsModule, ExternalIdentitiesModule],
  controllers: [ConfirmationsController],
  providers: [ConfirmationsService, ConfirmationMailsService, SendConfirmationCodeTask],
  exports: [ConfirmationsService],
})
export class ConfirmationsModule {}
