import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsString } from 'class-validator';
import { ResetMailsService } from './reset-mails.service.js';

export class SendResetMailPayload {
  @IsString()
  email!: string;
}

export const sendResetMail = defineTask({ name: 'send-reset-mail', payload: SendResetMailPayload });

@RunsTask(sendResetMail)
@Injectable()
export class SendResetMailTask implements TaskRunner<SendResetMailPayload> {
  constructor(private readonly mails: ResetMailsService) {}

  run({ email }: SendResetMailPayload): Promise<void> {
    return this.mails.send(email);
  }
}
