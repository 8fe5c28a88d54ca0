import type { StillOn } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isContestedCall } from '../bookings/contested.js';
import { spanOfRange } from '../time/range.js';

/** One of those booked on a call now, with how far its sheets came to them. */
export interface SheetPerson {
  userId: string;
  bookingId: string;
  bookingVersion: number;
  /** The company says that they did not come to it. */
  isNoShow: boolean;
  offerId: string;
  role: string;
  from: Date;
  to: Date;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  sharesPhone: boolean;
  receipts: ReceiptFacts[];
  /** Null until the person was asked. */
  stillOn: StillOn | null;
}

/** Of one version, oldest first. */
export interface ReceiptFacts {
  version: number;
  delivered_at: string;
  read_at: string | null;
  acknowledged_at: string | null;
  no_reminders: boolean;
}

interface Row {
  user_id: string;
  booking_id: string;
  booking_version: number;
  is_no_show: boolean;
  offer_id: string;
  role: string;
  during: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  shares_phone: boolean | null;
  receipts: ReceiptFacts[];
  still_on: StillOn | null;
}

const AT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const moment = (column: string): string => `to_char(t.${column} AT TIME ZONE 'UTC', ${AT})`;

/** Who is booked on a call. A booking that was cancelled, or that one call of it, is not there. */
@Injectable()
export class SheetPeopleRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** By role, earliest booked first. */
  async ofCall(callId: string, userId: string | null = null): Promise<SheetPerson[]> {
    const rows = await this.database.query<Row>(
      `SELECT m.freelancer_id AS user_id, b.id AS booking_id, b.version AS booking_version,
         ${isContestedCall('b', 'm.call_id')} AS is_no_show, b.offer_id, r.name AS role,
         m.during::text, p.first_name, p.last_name, c.phone, c.shares_phone,
         coalesce((SELECT jsonb_agg(jsonb_build_object('version', s.version, 'delivered_at', ${moment('delivered_at')},
             'read_at', ${moment('read_at')}, 'acknowledged_at', ${moment('acknowledged_at')},
             'no_reminders', t.no_reminders) ORDER BY s.version)
           FROM bookings.call_sheets s JOIN bookings.sheet_receipts t ON t.sheet_id = s.id
           WHERE s.call_id = m.call_id AND t.freelancer_id = m.freelancer_id), '[]') AS receipts,
         (SELECT jsonb_build_object('answer', o.answer) FROM bookings.still_on o
           WHERE o.call_id = m.call_id AND o.freelancer_id = m.freelancer_id) AS still_on
       FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id
       JOIN bookings.roles r ON r.id = b.role_id
       LEFT JOIN people p ON p.user_id = m.freelancer_id AND p.deleted_at IS NULL
       LEFT JOIN bookings.call_contacts c ON c.user_id = m.freelancer_id
       WHERE m.call_id = $1 AND m.state = 'confirmed' AND ($2::uuid IS NULL OR m.freelancer_id = $2)
       ORDER BY r.id, b.id`,
      [callId, userId],
    );
    return rows.map(fromRow);
  }

  /** The calls that a person is booked on and that have a sheet, which touch these days, soonest first. */
  async publishedCallsOf(
    userId: string,
    { from, to, limit }: { from: Date; to: Date; limit: number },
  ): Promise<string[]> {
    const rows = await this.database.query<{ call_id: string }>(
      `SELECT m.call_id FROM bookings.commitments m
       WHERE m.freelancer_id = $1 AND m.state = 'confirmed' AND m.during && tstzrange($2, $3)
         AND EXISTS (SELECT 1 FROM bookings.call_sheets s WHERE s.call_id = m.call_id)
       ORDER BY lower(m.during), m.call_id LIMIT $4`,
      [userId, from, to, limit],
    );
    return rows.map(({ call_id }) => call_id);
  }

  /** Those who have it already keep what they have. Answers whose it is new. */
  async addReceipts(sheetId: string, userIds: readonly string[]): Promise<Set<string>> {
    const added = await this.database.query<{ freelancer_id: string }>(
      `INSERT INTO bookings.sheet_receipts (sheet_id, freelancer_id, delivered_at)
       SELECT $1, person, $3 FROM unnest($2::uuid[]) AS person
       ON CONFLICT (sheet_id, freelancer_id) DO NOTHING RETURNING freelancer_id`,
      [sheetId, userIds, this.clock.now()],
    );
    return new Set(added.map(({ freelancer_id }) => freelancer_id));
  }

  /** The first time counts. True when this was it. Who acknowledges has read. */
  async markPerson(sheetId: string, userId: string, what: 'read' | 'acknowledged'): Promise<boolean> {
    const isNew = what === 'read' ? 'read_at IS NULL' : 'acknowledged_at IS NULL';
    const also = what === 'read' ? '' : ', acknowledged_at = $3';
    const marked = await this.database.query<object>(
      `WITH marked AS (UPDATE bookings.sheet_receipts SET read_at = coalesce(read_at, $3)${also}
         WHERE sheet_id = $1 AND freelancer_id = $2 AND ${isNew} RETURNING 1) SELECT * FROM marked`,
      [sheetId, userId, this.clock.now()],
    );
    return marked.length > 0;
  }

  /** Of this call, whatever version comes. */
  async stopReminders(sheetId: string, userId: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.sheet_receipts SET no_reminders = true WHERE sheet_id = $1 AND freelancer_id = $2',
      [sheetId, userId],
    );
  }
}

const fromRow = (row: Row): SheetPerson => ({
  userId: row.user_id,
  bookingId: row.booking_id,
  bookingVersion: row.booking_version,
  isNoShow: row.is_no_show,
  offerId: row.offer_id,
  role: row.role,
  ...spanOfRange(row.during),
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  sharesPhone: row.shares_phone ?? false,
  receipts: row.receipts,
  stillOn: row.still_on,
});

/** The one that counts for the current version, or null: an earlier one does while nothing important has changed since. */
export const acknowledgementOf = ({ receipts }: SheetPerson, countsFrom: number): ReceiptFacts | null =>
  receipts.findLast(({ version, acknowledged_at }) => version >= countsFrom && acknowledged_at !== null) ?? null;
