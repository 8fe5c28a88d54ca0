import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.service.js';

/** Sends mail. The service lists `MailConfig` among its fragments. */
@Global()
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
