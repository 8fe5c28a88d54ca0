import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { sendPush, type SendPushPayload } from './push.task.js';
import { PushService } from './push.service.js';

@RunsTask(sendPush)
@Injectable()
export class SendPushTask implements TaskRunner<SendPushPayload> {
  constructor(private readonly push: PushService) {}

  run(payload: SendPushPayload): Promise<void> {
    return this.push.send(payload);
  }
}
