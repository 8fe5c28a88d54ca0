import { Module } from '@nestjs/common';
import { MailTokenRepository } from './mail-token.repository.js';
import { MailTokensService } from './mail-tokens.service.js';

@Module({ providers: [MailTokensService, MailTokenRepository], exports: [MailTokensService] })
export class MailTokensModule {}
