import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { sendDigest, type SendDigestPayload } from './mail.task.js';
import { NotificationMails } from './notification-mails.service.js';

@RunsTask(sendDigest)
@Injectable()
export class SendDigestTask implements TaskRunner<SendDigestPayload> {
  constructor(private readonly mails: NotificationMails) {}

  run({ recipient_id, before }: SendDigestPayload): Promise<void> {
    return this.mails.sendDigest(recipient_id, new Date(before));
  }
}
