import type { TicketKind } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { remindedAt } from './reminder.rules.js';

export interface DueReminder {
  userId: string;
  kind: TicketKind;
  /** Until the last day. */
  days: number;
}

const isCounted = (ticket: string): string => `${ticket}.state NOT IN ('rejected', 'withdrawn')`;

@Injectable()
export class TicketReminderRepository {
  constructor(private readonly database: Database) {}

  /** So many tickets whose next reminder is due and that have not been renewed, noted as sent; what another replica holds is left to it. */
  async noteDue(today: string, limit: number): Promise<DueReminder[]> {
    return this.database.query<DueReminder>(
      `WITH due AS MATERIALIZED (
         SELECT t.id, t.expires_on - $1::date AS days,
           (SELECT min(at) FROM unnest($2::integer[]) at WHERE at >= t.expires_on - $1::date) AS at
         FROM tickets t WHERE t.expires_on BETWEEN $1::date AND $1::date + $3::integer
           AND coalesce(t.reminded_days, $3::integer + 1)
             > (SELECT min(at) FROM unnest($2::integer[]) at WHERE at >= t.expires_on - $1::date)
           AND ${isCounted('t')} AND NOT EXISTS (SELECT FROM tickets n WHERE n.user_id = t.user_id AND n.kind = t.kind
             AND (n.kind <> 'other' OR lower(n.level) IS NOT DISTINCT FROM lower(t.level)) AND ${isCounted('n')}
             AND coalesce(n.expires_on, 'infinity') > t.expires_on)
         ORDER BY t.id LIMIT $4 FOR UPDATE SKIP LOCKED
       ) UPDATE tickets t SET reminded_days = due.at FROM due WHERE t.id = due.id
       RETURNING t.user_id AS "userId", t.kind, due.days`,
      [today, remindedAt, remindedAt[0], limit],
    );
  }
}
