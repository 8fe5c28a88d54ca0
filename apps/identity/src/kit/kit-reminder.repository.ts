import type { KitKind } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { REMINDED_DAYS } from './kit-reminder.rules.js';

export interface DueKitReminder {
  userId: string;
  kind: KitKind;
  /** Until the last day. */
  days: number;
}

const columns = { pat: 'pat', insurance: 'insured' } as const;

@Injectable()
export class KitReminderRepository {
  constructor(private readonly database: Database) {}

  /** So many whose day comes near, noted as sent; what another replica holds is left to it. */
  noteDue(what: keyof typeof columns, today: string, limit: number): Promise<DueKitReminder[]> {
    const [until, reminded] = [`${columns[what]}_until`, `${columns[what]}_reminded`];
    return this.database.query<DueKitReminder>(
      `WITH due AS MATERIALIZED (
         SELECT id FROM kit_items WHERE ${until} BETWEEN $1::date AND $1::date + $2::integer
           AND ${reminded} IS DISTINCT FROM ${until}
         ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
       ) UPDATE kit_items k SET ${reminded} = ${until} FROM due WHERE k.id = due.id
       RETURNING k.user_id AS "userId", k.kind, k.${until} - $1::date AS days`,
      [today, REMINDED_DAYS, limit],
    );
  }
}
