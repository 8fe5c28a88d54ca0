import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { sendNotificationMail, type SendNotificationMailPayload } from './mail.task.js';
import { NotificationMails } from './notification-mails.service.js';

@RunsTask(sendNotificationMail)
@Injectable()
export class SendNotificationMailTask implements TaskRunner<SendNotificationMailPayload> {
  constructor(private readonly mails: NotificationMails) {}

  run({ recipient_id, notification_id }: SendNotificationMailPayload): Promise<void> {
    return this.mails.sendOne(recipient_id, notification_id);
  }
}
