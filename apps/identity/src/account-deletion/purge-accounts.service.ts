import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AccountErasureRepository } from './account-erasure.repository.js';

@Injectable()
export class PurgeAccountsService {
  constructor(private readonly accounts: AccountErasureRepository) {}

  /** The rows that marked deleted people, once nothing about them can be on its way any more. */
  @Recurring('purge-deleted-accounts', { everySeconds: 24 * 3600 })
  purge(): Promise<void> {
    return this.accounts.purgeErasedAccounts();
  }
}
