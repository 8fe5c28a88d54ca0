import type { CallContact } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How crew are reached on the day of a call. */
@Injectable()
export class CallContactRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findCallContact(userId: string): Promise<CallContact> {
    const [row] = await this.database.query<CallContact>(
      'SELECT phone, shares_phone FROM bookings.call_contacts WHERE user_id = $1',
      [userId],
    );
    return row ?? { phone: null, shares_phone: false };
  }

  async saveCallContact(userId: string, { phone, shares_phone }: CallContact): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.call_contacts (user_id, phone, shares_phone, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET phone = $2, shares_phone = $3, updated_at = $4`,
      [userId, phone, shares_phone, this.clock.now()],
    );
  }
}
