import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { ConfirmationMailsService } from './confirmation-mails.service.js';

export class SendConfirmationCodePayload {
  @IsUUID()
  user_id!: string;
}

export const sendConfirmationCode = defineTask({
  name: 'send-confirmation-code',
  payload: SendConfirmationCodePayload,
});

@RunsTask(sendConfirmationCode)
@Injectable()
export class SendConfirmationCodeTask implements TaskRunner<SendConfirmationCodePayload> {
  constructor(private readonly mails: ConfirmationMailsService) {}

  run({ user_id }: SendConfirmationCodePayload): Promise<void> {
    return this.mails.send(user_id);
  }
}
