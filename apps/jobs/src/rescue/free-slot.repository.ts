import { type BookingState, isContested } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface LeftBooking {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  state: BookingState;
  by_side: 'company' | 'crew' | 'system' | null;
  /** False where the others of its calls are still theirs. */
  is_whole: boolean | null;
  reason: string | null;
}

/** Whose place fell free last in a role. */
@Injectable()
export class FreeSlotRepository {
  constructor(private readonly database: Database) {}

  /** Of the whole booking, or of any of these calls alone. */
  async lastLeft(roleId: string, callIds: readonly string[]): Promise<LeftBooking | null> {
    const [row] = await this.database.query<LeftBooking>(
      `SELECT b.freelancer_id, p.first_name, p.last_name, b.state, n.by_side, n.is_whole, n.reason
       FROM bookings.bookings b LEFT JOIN people p ON p.user_id = b.freelancer_id
       LEFT JOIN LATERAL (SELECT by_side, is_whole, reason FROM bookings.cancellations c WHERE c.booking_id = b.id
         AND (c.is_whole OR c.call_ids && $2::uuid[]) AND c.put_back_at IS NULL ORDER BY cancelled_at DESC LIMIT 1) n ON true
       WHERE b.role_id = $1 AND (b.state IN ('cancelled', 'no_show', 'disputed') OR n.by_side IS NOT NULL)
       ORDER BY b.updated_at DESC, b.id DESC LIMIT 1`,
      [roleId, callIds],
    );
    return row ?? null;
  }
}

/** 'Ill', 'Travel: the ferry is off', 'You cancelled the booking' */
export function leftWords({ state, by_side, is_whole, reason }: LeftBooking): string {
  if (isContested(state)) return 'Did not come';
  if (by_side === 'company') return `You cancelled ${is_whole ? '' : 'part of '}the booking`;
  return reason ?? (by_side === 'system' ? 'Account closed' : 'Cancelled');
}
