import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from './mail-tokens.service.js';

export const sweepMailTokens = defineTask({ name: 'sweep-mail-tokens', payload: NoPayload });

@RunsTask(sweepMailTokens, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepMailTokensTask implements TaskRunner {
  constructor(private readonly tokens: MailTokensService) {}

  run(): Promise<void> {
    return this.tokens.forgetExpired();
  }
}
