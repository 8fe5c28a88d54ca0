import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface SealedDetails {
  /** Null once they were removed: that there were others stays known. */
  sealed: string | null;
  changed_at: Date | null;
}

/** Bank details as they lie in the database: sealed. */
@Injectable()
export class BankDetailsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findBankDetails(userId: string): Promise<SealedDetails | undefined> {
    const [row] = await this.database.query<SealedDetails>(
      'SELECT sealed, changed_at FROM bookings.bank_details WHERE user_id = $1',
      [userId],
    );
    return row;
  }

  /** Those that follow others were changed now, also where the others had been removed. Null removes them. */
  async saveBankDetails(userId: string, sealed: string | null): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.bank_details (user_id, sealed) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sealed = $2, changed_at = $3`,
      [userId, sealed, this.clock.now()],
    );
  }

  /** Of an account that is closed: nothing stays. */
  async eraseBankDetails(userId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.bank_details WHERE user_id = $1', [userId]);
  }
}
