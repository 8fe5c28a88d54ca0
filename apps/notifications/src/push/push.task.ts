import { defineTask } from '@crewcall/platform-queues';
import { IsUUID } from 'class-validator';

export class SendPushPayload {
  @IsUUID()
  end_id!: string;

  @IsUUID()
  recipient_id!: string;

  @IsUUID()
  notification_id!: string;
}

export const sendPush = defineTask({ name: 'send-push', payload: SendPushPayload });
