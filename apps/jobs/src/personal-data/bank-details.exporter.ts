import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';
import { BankDetails } from '../bank-details/bank-details.service.js';

@ExportsPersonalData()
@Injectable()
export class BankDetailsExporter implements PersonalDataExporter {
  readonly name = 'bank-details';

  constructor(private readonly details: BankDetails) {}

  /** Opened: a copy that its owner cannot read is none. */
  async *records(userId: string): AsyncIterable<object> {
    const known = await this.details.bankDetailsOf(userId);
    if (!known) return;
    const { changedAt, ...details } = known;
    yield { ...details, changed_at: changedAt };
  }
}
