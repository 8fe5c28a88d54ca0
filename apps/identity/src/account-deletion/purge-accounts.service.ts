import { Injectable } from '@nestjs/common';
import { AccountErasureRepository } from './account-erasure.repository.js';

@Injectable()
export class PurgeAccountsService {
  constructor(private readonly accounts: AccountErasureRepository) {}

  /** The rows that marked deleted people, once nothing about them can be on its way any more. */
  purge(): Promise<void> {
    return this.accounts.purge();
  }
}
