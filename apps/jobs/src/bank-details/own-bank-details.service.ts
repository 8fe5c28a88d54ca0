import {
  type BankDetails as Details,
  type BankDetailsAnswer,
  type BankDetailsChange,
  maskedAccount,
  type SaveBankDetails,
  tidyBankDetails,
} from '@crewcall/contracts-bookings';
import { bankDetailsChanged } from '@crewcall/contracts-bookings/dto';
import { PersonLocks } from '@crewcall/bookings-domain';
import { Clock } from '@crewcall/jobs-domain';
import { type Actor, ProofVerifier } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BankDetailsMissingError } from './bank-details.errors.js';
import { BankDetails } from './bank-details.service.js';

/** One's own: masked at any time, whole and changed only with a proof that their owner is there. */
@Injectable()
export class OwnBankDetailsService {
  constructor(
    private readonly details: BankDetails,
    private readonly proofs: ProofVerifier,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async masked({ id }: Actor): Promise<BankDetailsAnswer> {
    const known = await this.details.bankDetailsOf(id);
    if (!known) return { bank_details: null };
    const { account, utr, changedAt } = known;
    const changed_at = changedAt?.toISOString() ?? null;
    return { bank_details: { account: maskedAccount(account), has_utr: utr !== null, changed_at } };
  }

  /** @throws ProofRequiredError; BankDetailsMissingError */
  async show(actor: Actor, proof: string): Promise<Details> {
    await this.proofs.assertProved(actor, proof);
    const known = await this.details.bankDetailsOf(actor.id);
    if (!known) throw new BankDetailsMissingError();
    return tidyBankDetails(known);
  }

  /** The same ones again are no change, of which no one is told. @throws ProofRequiredError */
  async save(actor: Actor, { proof, utr, ...account }: SaveBankDetails): Promise<BankDetailsAnswer> {
    await this.proofs.assertProved(actor, proof);
    await this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      const known = await this.details.bankDetailsOf(actor.id);
      const wanted = tidyBankDetails({ ...account, utr: utr === undefined ? (known?.utr ?? null) : utr });
      if (known && JSON.stringify(tidyBankDetails(known)) === JSON.stringify(wanted)) return;
      await this.details.saveBankDetails(actor.id, wanted);
      await this.tell(actor.id, known ? 'changed' : 'added');
    });
    return this.masked(actor);
  }

  /** @throws BankDetailsMissingError */
  remove({ id }: Actor): Promise<void> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([id]);
      if (!(await this.details.bankDetailsOf(id))) throw new BankDetailsMissingError();
      await this.details.removeBankDetails(id);
      await this.tell(id, 'removed');
    });
  }

  private async tell(subjectId: string, change: BankDetailsChange): Promise<void> {
    await this.events.publish(bankDetailsChanged, {
      subjectId,
      version: this.clock.now().getTime(),
      payload: { change },
    });
  }
}
