import { defineTask } from '@crewcall/platform-queues';
import { IsISO8601, IsUUID } from 'class-validator';

export class SendNotificationMailPayload {
  @IsUUID()
  recipient_id!: string;

  @IsUUID()
  notification_id!: string;
}

export class SendDigestPayload {
  @IsUUID()
  recipient_id!: string;

  @IsISO8601()
  before!: string;
}

export const sendNotificationMail = defineTask({
  name: 'send-notification-mail',
  payload: SendNotificationMailPayload,
});
export const sendDigest = defineTask({ name: 'send-digest', payload: SendDigestPayload });
