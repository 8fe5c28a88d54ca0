import type { HeldTicket, RoleTickets } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface NeedingRole {
  tickets: RoleTickets;
  /** Of its last call; null where it works none any more. */
  ends_at: Date | null;
}

export interface TicketHolder {
  first_name: string | null;
  tickets: HeldTicket[];
  /** The company may see them. */
  is_shared: boolean;
}

@Injectable()
export class RoleTicketRepository {
  constructor(private readonly database: Database) {}

  /** Those of these that need any. */
  async rolesNeeding(roleIds: readonly string[]): Promise<Map<string, NeedingRole>> {
    const rows = await this.database.prepared<NeedingRole & { id: string }>(
      `SELECT r.id, r.tickets, (SELECT max(upper(c.during)) FROM bookings.role_calls c WHERE c.role_id = r.id) AS ends_at
       FROM bookings.roles r WHERE r.id = ANY($1::uuid[]) AND r.tickets->'needs' <> '[]'::jsonb`,
      [roleIds],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of its last call; null where it works none any more. */
  async lastEndOf(roleId: string): Promise<Date | null> {
    const [row] = await this.database.prepared<{ ends_at: Date | null }>(
      'SELECT max(upper(during)) AS ends_at FROM bookings.role_calls WHERE role_id = $1',
      [roleId],
    );
    return row?.ends_at ?? null;
  }

  async holdersAmong(userIds: readonly string[], companyId: string): Promise<Map<string, TicketHolder>> {
    const rows = await this.database.prepared<TicketHolder & { user_id: string }>(
      `SELECT p.user_id, p.first_name, p.tickets, p.tickets_shared = 'companies' OR EXISTS (
         SELECT FROM applications a WHERE a.freelancer_id = p.user_id AND a.recruiter_id = $2 AND a.invited_at IS NULL) AS is_shared
       FROM people p WHERE p.user_id = ANY($1::uuid[]) AND p.deleted_at IS NULL`,
      [userIds, companyId],
    );
    return new Map(rows.map((row) => [row.user_id, row]));
  }
}
