import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailTokensService } from './mail-tokens.service.js';

export class SweepMailTokensPayload {}

export const sweepMailTokens = defineTask({ name: 'sweep-mail-tokens', payload: SweepMailTokensPayload });

@RunsTask(sweepMailTokens, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepMailTokensTask implements TaskRunner<SweepMailTokensPayload> {
  constructor(private readonly tokens: MailTokensService) {}

  run(): Promise<void> {
    return this.tokens.forgetExpired();
  }
}
