import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { VerificationMailsService } from './verification-mails.service.js';

export class SendVerificationMailPayload {
  @IsString()
  email!: string;

  /** Only where links are told anyway, so that the mail and the answer carry the same one. */
  @IsOptional()
  @IsString()
  exposed_token?: string;

  @IsOptional()
  @IsString()
  next?: string;

  @IsOptional()
  @IsString()
  browser_key_hash?: string;
}

export const sendVerificationMail = defineTask({
  name: 'send-verification-mail',
  payload: SendVerificationMailPayload,
});

@RunsTask(sendVerificationMail)
@Injectable()
export class SendVerificationMailTask implements TaskRunner<SendVerificationMailPayload> {
  constructor(private readonly mails: VerificationMailsService) {}

  run({ email, exposed_token: exposedToken, ...trip }: SendVerificationMailPayload): Promise<void> {
    return this.mails.send(email, trip, exposedToken);
  }
}
