import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { ResponseMailsService } from './response-mails.service.js';

export class MailResponsePayload {
  @IsUUID()
  feedback_id!: string;
}

export const mailResponse = defineTask({ name: 'mail-feedback-response', payload: MailResponsePayload });

@RunsTask(mailResponse)
@Injectable()
export class MailResponseTask implements TaskRunner<MailResponsePayload> {
  constructor(private readonly mails: ResponseMailsService) {}

  run({ feedback_id: id }: MailResponsePayload): Promise<void> {
    return this.mails.send(id);
  }
}
