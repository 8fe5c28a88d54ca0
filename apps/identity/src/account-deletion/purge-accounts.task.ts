import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { PurgeAccountsService } from './purge-accounts.service.js';

export const purgeAccounts = defineTask({ name: 'purge-deleted-accounts', payload: NoPayload });

@RunsTask(purgeAccounts, { everySeconds: 24 * 3600 })
@Injectable()
export class PurgeAccountsTask implements TaskRunner {
  constructor(private readonly accounts: PurgeAccountsService) {}

  run(): Promise<void> {
    return this.accounts.purge();
  }
}
