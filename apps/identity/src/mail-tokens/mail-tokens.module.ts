import { Module } from '@nestjs/common';
import { MailTokenRepository } from './mail-token.repository.js';
import { MailTokensService } from './mail-tokens.service.js';
import { SweepMailTokensTask } from './sweep-mail-tokens.task.js';

@Module({ providers: [MailTokensService, MailTokenRepository, SweepMailTokensTask], exports: [MailTokensService] })
export class MailTokensModule {}
